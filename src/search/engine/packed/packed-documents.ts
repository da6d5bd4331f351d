import type { StoredDocument } from '../index/index-data';

/**
 * A document without derivable values. Each line of `passages` is a heading, after its anchor if that does not follow from it,
 * and before the kind of a name.
 */
export type PackedDocument = Omit<StoredDocument, 'passages'> & { passages?: string };

/** Between the values of a passage. */
const NEXT = '\t';
/** Stands for the heading in its anchor, where no space can be. */
const HEADING = ' ';

/** Removes addresses that equal ids, and anchors that follow from headings. */
export function packDocuments(documents: readonly StoredDocument[]): PackedDocument[] {
  return documents.map(({ passages, ...document }) => ({
    ...document,
    ...(document.fields['url'] === document.id && { fields: { ...document.fields, url: '' } }),
    ...(passages.length > 0 && { passages: passages.map(packPassage).join('\n') }),
  }));
}

/** Inverse of `packDocuments`. */
export function unpackDocuments(packed: readonly PackedDocument[]): StoredDocument[] {
  return packed.map(({ passages, ...document }) => ({
    ...document,
    ...(document.fields['url'] === '' && { fields: { ...document.fields, url: document.id } }),
    passages: passages?.split('\n').map(unpackPassage) ?? [],
  }));
}

type StoredPassage = StoredDocument['passages'][number];

function packPassage({ id, title, kind = '' }: StoredPassage): string {
  const heading = title.replace(/[\n\t]/g, ' ');
  if (kind === '' && anchorOf(heading) === id) return heading;
  const isAtEnd = heading !== '' && id.endsWith(heading);
  const anchor = isAtEnd ? id.slice(0, -heading.length) + HEADING : id;
  return [anchor, heading, ...(kind === '' ? [] : [kind])].join(NEXT);
}

function unpackPassage(line: string): StoredPassage {
  const [anchor = '', title, kind] = line.split(NEXT);
  if (title === undefined) return { id: anchorOf(anchor), title: anchor };
  const id = anchor.replace(HEADING, () => title);
  return { id, title, ...(kind !== undefined && { kind }) };
}

/** The anchor of a heading on a page, unless an author sets one or an earlier heading is the same. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
