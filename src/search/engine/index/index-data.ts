import type {
  FieldValue,
  IndexDefinition,
  IndexedDocument,
  RedirectRule,
  SynonymGroup,
} from './definition';

/** A passage whose heading is a name that the passage defines. */
export interface NamedPassage {
  name: string;
  /** Numbers of the document in the index, and of the passage in the document. */
  document: number;
  passage: number;
  /** Anchor of the passage: names of what it is in, joined by hyphens, and its own. */
  id: string;
}

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
  /** By record and field the number of words, rounded. */
  lengths: Float32Array;
  /** Average number of words by field. */
  averages: number[];
  /** Names that passages define, in the order of the index. */
  names: NamedPassage[];
  /** Where the documents of an index in parts are. */
  documentParts?: DocumentParts;
}

/** Files of documents that are not in the index. */
export interface DocumentParts {
  /** Number of documents in a file. */
  size: number;
  /** Names of the files, in the order of the documents. */
  files: string[];
  /** By stored field the file with its values of all documents. */
  fields: Record<string, string>;
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

/** Loads the text of a part of an index: postings, documents, or values of a field. */
export type PartSource = (file: string) => Promise<string>;

/** A document without the texts that only the index needs. */
export interface StoredDocument {
  id: string;
  boost?: number;
  fields: Record<string, FieldValue>;
  /** Anchors and headings of its passages; `kind` says what a heading is the name of. */
  passages: { id: string; title: string; kind?: string }[];
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

/** Fields that only hits show and texts have: documents with a file of texts are stored without them. */
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

/** The names that passages of documents define. */
export function namesIn(documents: readonly Pick<StoredDocument, 'passages'>[]): NamedPassage[] {
  return documents.flatMap(({ passages }, document) =>
    passages.flatMap(({ id, title, kind }, passage) =>
      kind === undefined ? [] : [{ name: title, document, passage, id }],
    ),
  );
}

/** The passages whose words are searched. Names come after them, and have no record. */
export function withoutNames<Entry extends { kind?: string }>(passages: readonly Entry[]): Entry[] {
  return passages.filter(({ kind }) => kind === undefined);
}
