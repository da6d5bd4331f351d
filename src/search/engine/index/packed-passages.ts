import type { StoredDocument } from './index-data';

type Passages = StoredDocument['passages'];

/** A passage: its heading alone where its anchor follows from that, else both. */
export type PackedPassages = (string | [title: string, id: string])[];

/** Anchors and headings without the anchors that follow from headings, which most do. */
export function packPassages(passages: Passages): PackedPassages {
  return passages.map(({ id, title }) => (anchorOf(title) === id ? title : [title, id]));
}

/** The passages that were packed. */
export function unpackPassages(packed: PackedPassages): Passages {
  return packed.map((passage) =>
    typeof passage === 'string'
      ? { id: anchorOf(passage), title: passage }
      : { id: passage[1], title: passage[0] },
  );
}

/** The anchor of a heading, as pages have it when an author names none and no heading before it is the same. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
