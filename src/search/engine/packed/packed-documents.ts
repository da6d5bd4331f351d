import type { StoredDocument } from '../index/index-data';

/** A passage: its heading alone where its anchor follows from that, else both, and of a name its kind. */
type PackedPassage = string | [title: string, id: string, kind?: string];

/** A document without what follows from the rest of it. */
export type PackedDocument = Omit<StoredDocument, 'passages'> & { passages: PackedPassage[] };

/** Documents without addresses that are their ids, and without anchors that follow from headings. */
export function packDocuments(documents: readonly StoredDocument[]): PackedDocument[] {
  return documents.map((document) => ({
    ...document,
    ...(document.fields['url'] === document.id && { fields: { ...document.fields, url: '' } }),
    passages: document.passages.map(({ id, title, kind }) =>
      kind === undefined ? (anchorOf(title) === id ? title : [title, id]) : [title, id, kind],
    ),
  }));
}

/** The documents that were packed. */
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

/** The anchor of a heading, as pages have it when an author names none and no heading before it is the same. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
