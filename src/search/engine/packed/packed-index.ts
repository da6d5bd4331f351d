import {
  namesIn,
  withoutNames,
  type DocumentParts,
  type IndexData,
  type StoredDocument,
} from '../index/index-data';
import type { UnpackedIndex } from '../index/make-index';
import { packDocuments, unpackDocuments, type PackedDocument } from './packed-documents';
import { packLengths, unpackLengths } from './packed-lengths';
import { packNumbers, unpackNumbers } from './packed-numbers';
import { packPostings, type PartLimits } from './packed-postings';
import { packSynonyms, unpackSynonyms } from './packed-synonyms';

/** Largest size of inline postings, in characters (about 100 kB compressed): a request would cost more. */
const MAX_INLINE_CHARACTERS = 200_000;
/** Smallest size of a part, in characters: smaller parts mean many requests. */
const PART_CHARACTERS = 6_000;

/** An index for browsers: numbers and terms are texts, and records are omitted, since they follow from the documents. */
export interface PackedIndex extends Omit<
  IndexData,
  'lengths' | 'records' | 'documents' | 'synonyms' | 'names'
> {
  /** Empty in an index in parts, which has numbers of passages, boosts, and names instead. */
  documents: PackedDocument[];
  names?: IndexData['names'];
  passages?: string;
  boosts?: Record<number, number>;
  synonyms: string;
  lengths: string;
}

/** Packs an index. @param limits of inline postings and of a part */
export function packIndex(
  { words, definition, documents, records, synonyms, redirects, spellings }: UnpackedIndex,
  limits: PartLimits = { maxInline: MAX_INLINE_CHARACTERS, part: PART_CHARACTERS },
): PackedIndex {
  const sorted = [...words.terms].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    definition,
    documents: packDocuments(documents),
    synonyms: packSynonyms(synonyms),
    redirects,
    spellings,
    ...packPostings(sorted, definition.fields, limits),
    lengths: packLengths(definition, records, words.lengths),
    averages: words.averages,
  };
}

/** Replaces the documents of a packed index by the names of their files. */
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

/** Inverse of `packIndex`. */
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
