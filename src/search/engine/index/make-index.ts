import { countWords, type RecordTexts, type WordCounts } from './count-words';
import type { IndexDefinition, IndexedDocument, RedirectRule, SynonymGroup } from './definition';
import {
  storedFields,
  textOf,
  textsOf,
  withoutNames,
  type DocumentTexts,
  type IndexContentData,
  type StoredDocument,
} from './index-data';
import { germanStem } from '../language/german';
import { fold, stem, words } from '../language/text';

/** An index before `packIndex`. */
export interface UnpackedIndex extends IndexContentData {
  words: WordCounts;
}

export interface IndexSource {
  /** Read once and in order, so that not all documents are in memory at the same time. */
  documents: Iterable<IndexedDocument>;
  synonyms?: readonly SynonymGroup[];
  redirects?: readonly RedirectRule[];
}

/** Source of an index with all documents in memory. */
export interface IndexContent extends IndexSource {
  documents: readonly IndexedDocument[];
}

/**
 * Makes an index. The same documents in the same order yield the same bytes.
 * @param source documents in the order in which equal scores rank
 */
export function makeIndex(definition: IndexDefinition, source: IndexSource): UnpackedIndex {
  const documents: StoredDocument[] = [];
  const records: [number, number][] = [];
  const spellings = new Spellings();
  const stored = storedFields(definition);
  const documentFields = definition.fields
    .filter(({ ofPassage }) => !ofPassage)
    .map(({ name }) => name);
  const ofPassage = definition.fields.filter((field) => field.ofPassage).map(({ name }) => name);
  const textsOfRecord = (names: readonly string[], values: Record<string, unknown>): RecordTexts =>
    Object.fromEntries(names.map((name) => [name, textOf(values[name])]));
  function* allTexts(): Generator<RecordTexts> {
    for (const document of source.documents) {
      const number = documents.length;
      documents.push(storedDocument(document, stored));
      spellings.add(textsOf(document, definition));
      records.push([number, -1]);
      yield textsOfRecord(documentFields, document.fields);
      // `definitions.ts` finds a name as a unit; its words belong to the section that contains it.
      for (const [passage, { fields }] of withoutNames(document.passages ?? []).entries()) {
        records.push([number, passage]);
        yield textsOfRecord(ofPassage, fields);
      }
    }
  }
  const counts = countWords(allTexts(), definition.fields);

  return {
    definition,
    documents,
    records,
    words: counts,
    // Sorted, since neighbors with a common start compress better.
    synonyms: withoutForms(source.synonyms ?? [], counts).sort((a, b) =>
      String(a.words) < String(b.words) ? -1 : 1,
    ),
    redirects: (source.redirects ?? []).map((rule) => ({ ...rule, query: fold(rule.query) })),
    spellings: spellings.inOrder(),
  };
}

/** Removes German words that are forms of others, unless a text contains them. */
function withoutForms(groups: readonly SynonymGroup[], { terms }: WordCounts): SynonymGroup[] {
  const termStems = new Set([...terms.keys()].map(stem));
  return groups.map((group) => {
    const stems = new Set<string>();
    const isNeeded = (name: string) => {
      const [{ term } = { term: '' }, ...others] = words(name);
      const common = germanStem(term);
      if (others.length > 0) return true;
      if (stems.has(common) && !termStems.has(stem(term))) return false;
      stems.add(common);
      return true;
    };
    return group.isForeign ? { ...group, words: group.words.filter(isNeeded) } : group;
  });
}

function storedDocument(
  { id, boost, fields, passages = [] }: IndexedDocument,
  stored: ReadonlySet<string>,
): StoredDocument {
  return {
    id,
    ...(boost !== undefined && { boost }),
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => stored.has(name))),
    passages: passages.map((passage) => ({
      id: passage.id,
      title: passage.fields['heading'] ?? '',
      ...(passage.kind !== undefined && { kind: passage.kind }),
    })),
  };
}

/** Matches words whose spelling can differ from their folded form: with letters beyond English, or separators in numbers. */
const hasSpellings = /[^\0-\x7f]|\d[,']\d/;

/** First spelling of each folded word. */
class Spellings {
  private readonly byTerm = new Map<string, string>();

  add({ fields, passages }: DocumentTexts): void {
    for (const text of [fields, ...passages].flatMap((part) => Object.values(part))) {
      if (!hasSpellings.test(text)) continue;
      for (const { term, start, end } of words(text)) {
        const spelling = text.slice(start, end).toLowerCase();
        if (spelling !== term && !this.byTerm.has(term)) this.byTerm.set(term, spelling);
      }
    }
  }

  /** Sorts entries by term. */
  inOrder(): Record<string, string> {
    return Object.fromEntries([...this.byTerm].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
