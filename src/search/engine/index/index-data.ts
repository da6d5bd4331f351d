import type {
  FieldValue,
  IndexDefinition,
  IndexedDocument,
  RedirectRule,
  SynonymGroup,
} from './definition';

/** Data of an index beside its words. */
export interface IndexContentData {
  definition: IndexDefinition;
  documents: StoredDocument[];
  /** Owner of each record of the full-text index: document number and passage number (-1: the document itself). */
  records: [document: number, passage: number][];
  synonyms: SynonymGroup[];
  redirects: RedirectRule[];
  /** How folded terms are written that have letters beyond a to z: `grunwerk` is `grünwerk`. */
  spellings: Record<string, string>;
}

/** An index as the engine reads it. */
export interface IndexData extends IndexContentData {
  /** By the numbers that postings use. */
  profiles: Profile[];
  parts: PostingsPart[];
  /** By record and field one more than the number of words; 0 where a record has no such field. */
  lengths: number[];
  /** Average number of words by field. */
  averages: number[];
}

/** Profile of a term in a record, its fields and counts: field, count, field, count. */
export type Profile = readonly number[];

/** Neighboring terms and where each occurs. */
export interface PostingsPart {
  /** The first of its terms. */
  first: string;
  /** Terms and postings, as `packPart` writes them. */
  postings?: string;
  /** Name of the file that holds them; absent where they are here. */
  file?: string;
}

/** Loads the postings of a part. */
export type PostingsSource = (file: string) => Promise<string>;

/** A document without the texts that only the index needs. */
export interface StoredDocument {
  id: string;
  boost?: number;
  fields: Record<string, FieldValue>;
  /** Anchors and headings of its passages. */
  passages: { id: string; title: string }[];
  /** Name of the file with its texts; absent where its fields hold them all. */
  texts?: string;
}

/** Texts of a document's fields and passages, for excerpts and phrases; may be loaded when they are needed. */
export type TextSource = (
  document: StoredDocument,
) => DocumentTexts | undefined | Promise<DocumentTexts | undefined>;

/** Texts by field name, of the document and of each passage. */
export interface DocumentTexts {
  fields: Record<string, string>;
  passages: Record<string, string>[];
}

/** Fields of a stored document. */
export function storedFields(definition: IndexDefinition): ReadonlySet<string> {
  return new Set([
    ...definition.displayFields,
    ...(definition.storedFields ?? []),
    definition.titleField,
    ...definition.facets.map(({ field }) => field),
    ...definition.sorts.flatMap(({ field }) => field ?? []),
  ]);
}

/** Texts of a document's searched fields. */
export function textsOf(
  document: Pick<IndexedDocument, 'fields' | 'passages'>,
  { fields }: IndexDefinition,
): DocumentTexts {
  const own = fields.filter(({ name, ofPassage }) => !ofPassage && name in document.fields);
  return {
    fields: Object.fromEntries(own.map(({ name }) => [name, textOf(document.fields[name])])),
    passages: (document.passages ?? []).map(({ fields: texts }) => ({ ...texts })),
  };
}

/** The text of a field's value; of a list its entries, a line each. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
