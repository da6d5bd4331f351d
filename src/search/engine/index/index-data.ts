import type {
  FieldValue,
  IndexDefinition,
  IndexedDocument,
  RedirectRule,
  SynonymGroup,
} from './definition';

/** A passage that defines the name in its heading. */
export interface NamedPassage {
  name: string;
  /** Index of the document, and of the passage in it. */
  document: number;
  passage: number;
  /** Anchor of the passage: the names of its parents and its own, joined by hyphens. */
  id: string;
  kind?: string;
}

/** Data of an index without its words. */
export interface IndexContentData {
  definition: IndexDefinition;
  documents: StoredDocument[];
  /** Owner of each record of the full-text index: document number and passage number, -1 for the document itself. */
  records: [document: number, passage: number][];
  synonyms: SynonymGroup[];
  redirects: RedirectRule[];
  /** Spellings of folded terms with letters beyond a to z: `grunwerk` is `grünwerk`. */
  spellings: Record<string, string>;
}

/** An index as the engine reads it. */
export interface IndexData extends IndexContentData {
  /** Profiles of records of documents, and of records of passages. */
  profiles: readonly [Profile[], Profile[]];
  parts: PostingsPart[];
  /** Number of words by record and field, rounded. */
  lengths: Float32Array;
  /** Average number of words by field. */
  averages: number[];
  /** Passages that define names, in the order of the index. */
  names: NamedPassage[];
  documentParts?: DocumentParts;
}

/** Files with the documents of an index in parts. */
export interface DocumentParts {
  /** Number of documents in a file. */
  size: number;
  /** Names of the files, in the order of the documents. */
  files: string[];
  /** By stored field, the file with its values in all documents. */
  fields: Record<string, string>;
}

/** Fields of a record that contain a term, and how often: field, count, field, count. */
export type Profile = readonly number[];

/** Neighboring terms with their postings. */
export interface PostingsPart {
  /** The first of its terms. */
  first: string;
  /** Terms and postings from `packPart`. */
  postings?: string;
  /** File with terms and postings that are not inline. */
  file?: string;
}

/** Loads the text of a part of an index: postings, documents, or values of a field. */
export type PartSource = (file: string) => Promise<string>;

/** A document without the texts that only the index needs. */
export interface StoredDocument {
  id: string;
  boost?: number;
  fields: Record<string, FieldValue>;
  /** Anchors and headings of its passages; `kind` says what a heading names. */
  passages: { id: string; title: string; kind?: string }[];
  /** File with its texts; absent if its fields contain them all. */
  texts?: string;
}

/** Loads texts of a document's fields and passages, for excerpts and phrases. */
export type TextSource = (
  document: StoredDocument,
) => DocumentTexts | undefined | Promise<DocumentTexts | undefined>;

/** Texts by field name, of the document and of each passage. */
export interface DocumentTexts {
  fields: Record<string, string>;
  passages: Record<string, string>[];
}

export function storedFields(definition: IndexDefinition): ReadonlySet<string> {
  return new Set([...definition.displayFields, ...neededFields(definition)]);
}

/** Fields that are needed to find, filter, and sort documents. */
function neededFields({ titleField, storedFields = [], facets, sorts }: IndexDefinition): string[] {
  return [
    ...storedFields,
    titleField,
    ...facets.map(({ field }) => field),
    ...sorts.flatMap(({ field }) => field ?? []),
  ];
}

/** Fields that only hits show: documents with a file of texts are stored without them. */
export function fieldsOfTexts(definition: IndexDefinition): string[] {
  const needed = neededFields(definition);
  return definition.fields
    .filter(({ ofPassage }) => !ofPassage)
    .map(({ name }) => name)
    .filter((name) => definition.displayFields.includes(name) && !needed.includes(name));
}

/** Texts of a document's searched fields. */
export function textsOf(
  document: Pick<IndexedDocument, 'fields' | 'passages'>,
  { fields }: IndexDefinition,
): DocumentTexts {
  const documentFields = fields.filter(
    ({ name, ofPassage }) => !ofPassage && name in document.fields,
  );
  return {
    fields: Object.fromEntries(
      documentFields.map(({ name }) => [name, textOf(document.fields[name])]),
    ),
    passages: (document.passages ?? []).map(({ fields: texts }) => ({ ...texts })),
  };
}

/** The text of a field's value; a list has one entry a line. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function namesIn(documents: readonly Pick<StoredDocument, 'passages'>[]): NamedPassage[] {
  return documents.flatMap(({ passages }, document) =>
    passages.flatMap(({ id, title, kind }, passage) =>
      kind === undefined ? [] : [{ name: title, document, passage, id, kind }],
    ),
  );
}

/** The passages with a record. Definitions of names come after them and have none. */
export function withoutNames<Entry extends { kind?: string }>(passages: readonly Entry[]): Entry[] {
  return passages.filter(({ kind }) => kind === undefined);
}
