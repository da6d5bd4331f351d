import type { IndexDefinition } from './definition';
import type { StoredDocument } from './index-data';
import type { DocumentMatch } from './join-words';
import type { ParsedQuery } from './query';
import { asksMeaning } from './stop-words';
import { stem, words } from './text';

/** How much a document counts more that is, or defines, what the query names. */
const factors = { startsTitle: 1.5, inTitle: 1.3, value: 1.5, heading: 1.15, meaning: 2 };
/** Fewer letters begin too many titles. */
const MIN_START_LETTERS = 3;

/** Names in a document, in the forms that queries are compared with. */
interface Names {
  title: string;
  headings: string[];
  values: string[];
}

/** A document's part in what a query names as a whole. */
export interface Naming {
  isTitle: boolean;
  factor: number;
  /** The passage that has the name as its heading. */
  passage?: number;
}

/** Compares whole queries with titles, headings and values of lists such as categories. */
export function createNaming(
  definition: IndexDefinition,
): (document: StoredDocument, query: ParsedQuery) => Naming {
  const known = new Map<string, Names>();
  const lists = definition.fields.filter(({ ofPassage }) => !ofPassage).map(({ name }) => name);

  const namesOf = (document: StoredDocument): Names => {
    const names = known.get(document.id) ?? {
      title: wordKey(String(document.fields[definition.titleField] ?? '')),
      headings: document.passages.map(({ title }) => stemKey(title)),
      values: lists.flatMap((name) => {
        const value = document.fields[name];
        return Array.isArray(value) ? value.map((item) => stemKey(String(item))) : [];
      }),
    };
    known.set(document.id, names);
    return names;
  };

  return (document, query) => {
    const { title, headings, values } = namesOf(document);
    const typed = wordKey(query.text);
    const key = query.words.map(({ term }) => stem(term)).join(' ');
    const passage = headings.indexOf(key);
    const isInside = typed.includes(' ') && title.includes(` ${typed}`);
    const starts = typed.length >= MIN_START_LETTERS && title.startsWith(typed);
    return {
      isTitle: title === typed,
      factor:
        (starts ? factors.startsTitle : isInside ? factors.inTitle : 1) *
        (values.includes(key) ? factors.value : 1) *
        (passage < 0 ? 1 : asksMeaning(query.text) ? factors.meaning : factors.heading),
      ...(passage >= 0 && { passage }),
    };
  };
}

/** The match with what the document's names add to it. */
export function named(match: DocumentMatch, { factor, passage }: Naming): DocumentMatch {
  const score = match.score * factor;
  return passage === undefined
    ? { ...match, score }
    : { ...match, score, passage, covered: 1, inPassage: true };
}

function wordKey(text: string): string {
  return words(text)
    .map(({ term }) => term)
    .join(' ');
}

function stemKey(text: string): string {
  return words(text)
    .map(({ term }) => stem(term))
    .join(' ');
}
