import {
  namesIn,
  withoutNames,
  type DocumentParts,
  type IndexData,
  type StoredDocument,
} from '../index/index-data';
import type { MadeIndex } from '../index/make-index';
import { packDocuments, unpackDocuments, type PackedDocument } from './packed-documents';
import { packLengths, unpackLengths } from './packed-lengths';
import { packNumbers, unpackNumbers } from './packed-numbers';
import { packPostings, type PartLimits } from './packed-postings';
import { packSynonyms, unpackSynonyms } from './packed-synonyms';

/** Postings up to this many characters (about 100 kB compressed) stay in one piece: a further request costs more. */
const MAX_INLINE_CHARACTERS = 200_000;
/** A part ends with the term that brings it to this many characters: smaller ones are many requests for little. */
const PART_CHARACTERS = 6_000;

/** An index in the form that is sent to browsers: numbers and terms as text, records left out, which follow from the documents. */
export interface PackedIndex extends Omit<
  IndexData,
  'lengths' | 'records' | 'documents' | 'synonyms' | 'names'
> {
  /** None of an index in parts, which has their numbers of passages, boosts, and names instead. */
  documents: PackedDocument[];
  names?: IndexData['names'];
  passages?: string;
  boosts?: Record<number, number>;
  synonyms: string;
  lengths: string;
}

/** Packs an index. @param limits characters from which on postings are parted, and of a part */
export function packIndex(
  { words, definition, documents, records, synonyms, redirects, spellings }: MadeIndex,
  limits: PartLimits = { maxInline: MAX_INLINE_CHARACTERS, part: PART_CHARACTERS },
): PackedIndex {
  const sorted = [...words.terms].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    definition,
    documents: packDocuments(documents),
    synonyms: packSynonyms(synonyms),
    redirects,
    spellings,
    ...packPostings(sorted, definition.fields.length, limits),
    lengths: packLengths(definition, records, words.lengths),
    averages: words.averages,
  };
}

/** A packed index without its documents, which are in the files that it names. */
export function withoutDocuments(packed: PackedIndex, parts: DocumentParts): PackedIndex {
  const { documents } = packed;
  const unpacked = unpackDocuments(documents);
  const boosts = documents.flatMap(({ boost }, number) => (boost ? [[number, boost]] : []));
  return {
    ...packed,
    documents: [],
    documentParts: parts,
    passages: packNumbers(unpacked.map(({ passages }) => withoutNames(passages).length)),
    boosts: Object.fromEntries(boosts) as Record<number, number>,
    names: namesIn(unpacked),
  };
}

/** The index that was packed. */
export function unpackIndex({
  documents: packed,
  passages,
  boosts = {},
  names,
  synonyms,
  lengths,
  ...rest
}: PackedIndex): IndexData {
  const counts = passages === undefined ? undefined : unpackNumbers(passages);
  const documents =
    counts?.map((_, number) => emptyDocument(boosts[number])) ?? unpackDocuments(packed);
  const records = documents.flatMap((document, number) =>
    Array.from(
      { length: 1 + (counts?.[number] ?? withoutNames(document.passages).length) },
      (_, at): [number, number] => [number, at - 1],
    ),
  );
  return {
    ...rest,
    documents,
    names: names ?? namesIn(documents),
    synonyms: unpackSynonyms(synonyms),
    records,
    lengths: unpackLengths(rest.definition, records, lengths),
  };
}

function emptyDocument(boost: number | undefined): StoredDocument {
  return { id: '', ...(boost !== undefined && { boost }), fields: {}, passages: [] };
}
