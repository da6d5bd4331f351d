import type { IndexDefinition } from '../index/definition';
import type { StoredDocument } from '../index/index-data';
import type { DocumentMatch } from './join-words';
import type { ParsedQuery } from './query';
import { asksMeaning, isQuestion, isStopWord } from '../language/stop-words';
import { stem, words } from '../language/text';

/** How much a document counts more that is, or defines, what the query names. */
const factors = { startsTitle: 1.5, inTitle: 1.6, value: 2, heading: 0.25, meaning: 4 };
/** From this likeness on a heading is taken for what the query names. */
const MIN_LIKENESS = 0.6;
/** Fewer letters begin too many titles. */
const MIN_START_LETTERS = 3;

/** Names in a document, in the forms that queries are compared with. */
interface Names {
  title: string;
  /** Stems of the words that say something. */
  titleStems: ReadonlySet<string>;
  headings: string[][];
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
      titleStems: new Set(stems(String(document.fields[definition.titleField] ?? ''))),
      headings: document.passages.map(({ title }) => stems(title)),
      values: lists.flatMap((name) => {
        const value = document.fields[name];
        return Array.isArray(value) ? value.map((item) => stemKey(String(item))) : [];
      }),
    };
    known.set(document.id, names);
    return names;
  };

  return (document, query) => {
    const { title, titleStems, headings, values } = namesOf(document);
    const typed = wordKey(query.text);
    const sought = query.words.map(({ term }) => stem(term));
    const starts = typed.length >= MIN_START_LETTERS && title.startsWith(typed);
    const isInside = typed.includes(' ') && title.includes(` ${typed}`);
    const heading = likest(sought, titleStems, headings);
    // Where the title says as much of the query as a heading does, the page itself is meant.
    const isOfPage =
      !isQuestion(query.text) && likeness(sought, [...titleStems]) >= heading.likeness;
    const isMeant = heading.likeness === 1 && asksMeaning(query.text);
    return {
      isTitle: title === typed,
      factor:
        (starts ? factors.startsTitle : isInside ? factors.inTitle : 1) *
        (namesOfQuery(query, sought).some((name) => values.includes(name)) ? factors.value : 1) *
        (isMeant ? factors.meaning : 1 + factors.heading * heading.likeness),
      ...(heading.passage >= 0 && !isOfPage && { passage: heading.passage }),
    };
  };
}

/** What the query says as a whole, and other names of it. */
function namesOfQuery(query: ParsedQuery, sought: readonly string[]): string[] {
  const others = query.synonyms
    .filter((entry) => entry.words.length === query.words.length)
    .flatMap((entry) => entry.others);
  return [sought, ...others.map((other) => other.map(stem))].map((name) => name.join(' '));
}

/** The heading that shares most words with the query, or with what the query says beyond the title. */
function likest(
  sought: readonly string[],
  title: ReadonlySet<string>,
  headings: readonly (readonly string[])[],
): { passage: number; likeness: number } {
  const beyond = sought.filter((word) => !title.has(word));
  let found = { passage: -1, likeness: 0 };
  headings.forEach((heading, passage) => {
    const value = Math.max(likeness(sought, heading), likeness(beyond, heading) - 0.01);
    if (value >= MIN_LIKENESS && value > found.likeness) found = { passage, likeness: value };
  });
  return found;
}

/** 0 to 1: how many words two texts share. */
function likeness(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return 0;
  const shared = new Set(one.filter((word) => other.includes(word))).size;
  return (2 * shared) / (new Set(one).size + new Set(other).size);
}

/** The match with what the document's names add to it. A question is answered by a section, other hits lead to the page when it has all words. */
export function named(
  { inPassage, ...match }: DocumentMatch,
  { factor, passage }: Naming,
  asks: boolean,
): DocumentMatch {
  const score = match.score * factor;
  return passage === undefined
    ? { ...match, score, inPassage: match.passage >= 0 && (inPassage || asks) }
    : { ...match, score, passage, inPassage: true };
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

/** Stems of the words of a name that say something; all of them when none does. */
function stems(text: string): string[] {
  const all = words(text).map(({ term }) => term);
  const saying = all.filter((term) => !isStopWord(term));
  return (saying.length > 0 ? saying : all).map(stem);
}
