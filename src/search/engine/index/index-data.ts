import MiniSearch, { type Options } from 'minisearch';
import type {
  FieldValue,
  IndexDefinition,
  IndexedDocument,
  RedirectRule,
  SynonymGroup,
} from './definition';
import { fold, terms, words } from '../language/text';

/** An index as plain JSON: made once by the build, loaded by the engine. */
export interface IndexData {
  definition: IndexDefinition;
  documents: StoredDocument[];
  /** Owner of each record of the full-text index: document number and passage number (-1: the document itself). */
  records: [document: number, passage: number][];
  /** MiniSearch's own form of the index. */
  fullText: ReturnType<MiniSearch['toJSON']>;
  synonyms: SynonymGroup[];
  redirects: RedirectRule[];
  /** How folded terms are written that have letters beyond a to z: `grunwerk` is `grünwerk`. */
  spellings: Record<string, string>;
}

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

/** BM25+: saturation of repeated words, weight of a field's length, least score of a match in a long field. */
const bm25 = { k: 1.1, b: 0.7, d: 0.05 };

interface FullTextRecord {
  id: number;
  [field: string]: unknown;
}

/** MiniSearch's options; the same for making and for loading an index. */
export function fullTextOptions(definition: IndexDefinition): Options<FullTextRecord> {
  return {
    fields: definition.fields.map(({ name }) => name),
    tokenize: terms,
    processTerm: (term) => term,
    searchOptions: {
      bm25,
      tokenize: (term) => [term],
      boost: Object.fromEntries(definition.fields.map(({ name, weight }) => [name, weight])),
    },
  };
}

export interface IndexContent {
  documents: readonly IndexedDocument[];
  synonyms?: readonly SynonymGroup[];
  redirects?: readonly RedirectRule[];
}

/**
 * Makes an index. The same documents in the same order give the same data, byte for byte.
 * @param content documents in the order of their ranks where nothing else decides
 */
export function makeIndex(definition: IndexDefinition, content: IndexContent): IndexData {
  const fullText = new MiniSearch<FullTextRecord>(fullTextOptions(definition));
  const records: [number, number][] = [];
  const own = definition.fields.filter(({ ofPassage }) => !ofPassage).map(({ name }) => name);
  const ofPassage = definition.fields.filter((field) => field.ofPassage).map(({ name }) => name);

  content.documents.forEach((document, number) => {
    const add = (passage: number, names: readonly string[], fields: Record<string, unknown>) => {
      const texts = Object.fromEntries(names.map((name) => [name, textOf(fields[name])]));
      fullText.add({ id: records.length, ...texts, ...supplements(texts, definition) });
      records.push([number, passage]);
    };
    add(-1, own, document.fields);
    document.passages?.forEach(({ fields }, passage) => add(passage, ofPassage, fields));
  });

  const stored = storedFields(definition);
  return {
    definition,
    documents: content.documents.map(({ id, boost, fields, passages = [] }) => ({
      id,
      ...(boost !== undefined && { boost }),
      fields: Object.fromEntries(Object.entries(fields).filter(([name]) => stored.has(name))),
      passages: passages.map((passage) => ({
        id: passage.id,
        title: passage.fields['heading'] ?? '',
      })),
    })),
    records,
    fullText: withEvenLists(fullText.toJSON(), definition),
    synonyms: [...(content.synonyms ?? [])],
    redirects: (content.redirects ?? []).map((rule) => ({ ...rule, query: fold(rule.query) })),
    spellings: spellingsOf(content.documents, definition),
  };
}

/** Fields that only add words, cut down to those; numbers of samples are values, which nobody looks for. */
function supplements(
  texts: Readonly<Record<string, string>>,
  { fields }: IndexDefinition,
): Record<string, string> {
  const added = fields.filter(({ name, isSupplement }) => isSupplement && texts[name]);
  if (added.length === 0) return {};
  const names = new Set(added.map(({ name }) => name));
  const said = new Set(
    Object.entries(texts).flatMap(([name, text]) => (names.has(name) ? [] : terms(text))),
  );
  return Object.fromEntries(
    added.map(({ name }) => [
      name,
      [...new Set(terms(texts[name] ?? ''))]
        .filter((term) => !said.has(term) && !/^\d+$/.test(term))
        .join(' '),
    ]),
  );
}

/** Takes the length of lists out of their scores. */
function withEvenLists(
  fullText: IndexData['fullText'],
  { fields }: IndexDefinition,
): IndexData['fullText'] {
  fields.forEach(({ isList }, field) => {
    if (!isList) return;
    fullText.averageFieldLength[field] = 1;
    for (const lengths of Object.values(fullText.fieldLength))
      if (lengths[field] !== undefined) lengths[field] = 1;
  });
  return fullText;
}

/** Fields that a stored document keeps. */
export function storedFields(definition: IndexDefinition): ReadonlySet<string> {
  return new Set([
    ...definition.displayFields,
    ...(definition.storedFields ?? []),
    definition.titleField,
    ...definition.facets.map(({ field }) => field),
    ...definition.sorts.flatMap(({ field }) => field ?? []),
  ]);
}

function spellingsOf(
  documents: readonly IndexedDocument[],
  definition: IndexDefinition,
): Record<string, string> {
  const found = new Map<string, string>();
  for (const document of documents) {
    const { fields, passages } = textsOf(document, definition);
    for (const text of [fields, ...passages].flatMap((part) => Object.values(part)))
      for (const { term, start, end } of words(text)) {
        const written = text.slice(start, end).toLowerCase();
        if (written !== term && !found.has(term)) found.set(term, written);
      }
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
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

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
