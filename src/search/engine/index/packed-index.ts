import type { IndexData, StoredDocument } from './index-data';
import type { MadeIndex } from './make-index';
import { packNumbers, unpackNumbers } from './packed-numbers';
import { packPassages, unpackPassages, type PackedPassages } from './packed-passages';
import { packPostings, type PartLimits } from './packed-postings';
import { packSynonyms, unpackSynonyms } from './packed-synonyms';

/** Postings up to this many characters (about 100 kB compressed) stay in one piece: a further request costs more. */
const MAX_INLINE_CHARACTERS = 200_000;
/** A part ends with the term that brings it to this many characters: smaller ones are many requests for little. */
const PART_CHARACTERS = 6_000;

/** An index in the form that is sent to browsers: numbers and terms as text, records left out, which follow from the documents. */
export interface PackedIndex extends Omit<
  IndexData,
  'lengths' | 'records' | 'documents' | 'synonyms'
> {
  documents: (Omit<StoredDocument, 'passages'> & { passages: PackedPassages })[];
  synonyms: string;
  lengths: string;
}

/** Packs an index. @param limits characters from which on postings are parted, and of a part */
export function packIndex(
  { words, definition, documents, synonyms, redirects, spellings }: MadeIndex,
  limits: PartLimits = { maxInline: MAX_INLINE_CHARACTERS, part: PART_CHARACTERS },
): PackedIndex {
  const fields = definition.fields.length;
  const sorted = [...words.terms].sort(([a], [b]) => (a < b ? -1 : 1));
  const postings = packPostings(sorted, fields, limits);
  const lengths = words.lengths.flatMap((byField) => byField.map((length) => length + 1));
  return {
    definition,
    documents: documents.map((document) => ({
      ...document,
      // The address of a page is its id, which is sent once.
      ...(document.fields['url'] === document.id && { fields: { ...document.fields, url: '' } }),
      passages: packPassages(document.passages),
    })),
    synonyms: packSynonyms(synonyms),
    redirects,
    spellings,
    profiles: postings.profiles,
    parts: postings.parts,
    lengths: packNumbers(lengths),
    averages: words.averages,
  };
}

/** The index that was packed. */
export function unpackIndex({ documents, synonyms, lengths, ...rest }: PackedIndex): IndexData {
  return {
    ...rest,
    documents: documents.map((document) => ({
      ...document,
      ...(document.fields['url'] === '' && { fields: { ...document.fields, url: document.id } }),
      passages: unpackPassages(document.passages),
    })),
    synonyms: unpackSynonyms(synonyms),
    records: documents.flatMap(({ passages }, document) =>
      [-1, ...passages.keys()].map((passage): [number, number] => [document, passage]),
    ),
    lengths: unpackNumbers(lengths),
  };
}
