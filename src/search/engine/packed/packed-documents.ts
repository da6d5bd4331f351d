import type { StoredDocument } from '../index/index-data';

/** A passage: its heading if the anchor follows from it, else heading and anchor, and the kind of a name. */
type PackedPassage = string | [title: string, id: string, kind?: string];

/** A document without derivable values. */
export type PackedDocument = Omit<StoredDocument, 'passages'> & { passages: PackedPassage[] };

/** Removes addresses that equal ids, and anchors that follow from headings. */
export function packDocuments(documents: readonly StoredDocument[]): PackedDocument[] {
  return documents.map((document) => ({
    ...document,
    ...(document.fields['url'] === document.id && { fields: { ...document.fields, url: '' } }),
    passages: document.passages.map(({ id, title, kind }) =>
      kind === undefined ? (anchorOf(title) === id ? title : [title, id]) : [title, id, kind],
    ),
  }));
}

/** Inverse of `packDocuments`. */
export function unpackDocuments(packed: readonly PackedDocument[]): StoredDocument[] {
  return packed.map((document) => ({
    ...document,
    ...(document.fields['url'] === '' && { fields: { ...document.fields, url: document.id } }),
    passages: document.passages.map((passage) =>
      typeof passage === 'string'
        ? { id: anchorOf(passage), title: passage }
        : {
            id: passage[1],
            title: passage[0],
            ...(passage[2] !== undefined && { kind: passage[2] }),
          },
    ),
  }));
}

/** The anchor of a heading on a page, unless an author sets one or an earlier heading is the same. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
