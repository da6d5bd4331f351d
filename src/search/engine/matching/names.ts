import type { ScoreFactor } from '../../protocol/explanation';
import type { IndexDefinition } from '../index/definition';
import type { StoredDocument } from '../index/index-data';
import type { DocumentMatch } from './join-words';
import type { ParsedQuery } from './query';
import { contentStems, isQuestion, isNarrative, reportsFault } from '../language/stop-words';
import { stem, wordKey, words } from '../language/text';
import { naming } from '../ranking-weights';

/** The heading of a document that is most similar to a name; -1 when none is. */
interface LikeHeading {
  passage: number;
  likeness: number;
  /** Likeness of each passage that shares a word. */
  all: ReadonlyMap<number, number>;
}

/** Names in a document, in the forms that queries are compared with. */
interface Names {
  title: string;
  /** Stems of the words that are no stop words. */
  titleStems: ReadonlySet<string>;
  /** By stem the passages that have it in their heading. */
  inHeadings: ReadonlyMap<string, number[]>;
  /** Passages whose heading reports a fault. */
  faults: ReadonlySet<number>;
  /** Number of different stems of each heading. */
  headingSizes: number[];
  values: string[];
}

/** Relation of a document to the name that the whole query is. */
export interface Naming {
  isTitle: boolean;
  /** Factors of the score for what the names have of the query. */
  factors: Readonly<Record<ScoreFactor & ('title' | 'value' | 'heading'), number>>;
  /** The title names it: a link should lead to the top. */
  isOfPage: boolean;
  /** The passage that has the name as its heading. */
  passage?: number;
  /** How like the headings of passages are to the query, from 0 to 1. */
  likenesses: ReadonlyMap<number, number>;
  /** Passages whose heading reports a fault, when the query does. */
  faults: ReadonlySet<number>;
}

const noFaults: ReadonlySet<number> = new Set();

/** Compares whole queries with titles, headings and values of lists such as categories. */
export function createNaming(
  definition: IndexDefinition,
): (query: ParsedQuery) => (document: StoredDocument) => Naming {
  const known = new Map<string, Names>();
  const namesOf = (document: StoredDocument): Names => {
    const names = known.get(document.id) ?? readNames(document, definition);
    known.set(document.id, names);
    return names;
  };

  return (query) => {
    const typed = wordKey(query.text);
    const others = otherNames(query).map((name) => name.join(' '));
    const sought = new Set(query.words.map(({ term }) => stem(term)));
    const otherSought = otherNames(query).map((name) => new Set(name.map(stem)));
    const wanted = namesOfQuery(query);
    const heads = otherNames(query).flatMap((name) => name.slice(-1).map(stem));
    const asks = isQuestion(query.text);
    const isFault = reportsFault(query.text) && isNarrative(query.text);
    return (document) => {
      const names = namesOf(document);
      const { title, titleStems, values } = names;
      const heading = mostSimilar(sought, names);
      // A title with all words of the query, as like to it as any heading, means the page itself.
      const isOfPage =
        !asks &&
        [sought, ...otherSought].some(
          (name) =>
            [...name].every((word) => titleStems.has(word)) &&
            likeness(name.size, name.size, titleStems.size) >= heading.likeness,
        );
      return {
        isTitle: title === typed,
        factors: {
          title: titleFactor(title, typed, others),
          value: valueFactor(values, wanted, heads),
          heading:
            1 + naming.heading * heading.likeness * (heading.likeness === 1 ? sought.size : 1),
        },
        isOfPage,
        likenesses: heading.all,
        faults: isFault ? names.faults : noFaults,
        ...(heading.passage >= 0 && { passage: heading.passage }),
      };
    };
  };
}

/** Values that the query names, or that end another name of it: of "reciprocating saw" saws, not saw blades. */
function valueFactor(
  values: readonly string[],
  wanted: readonly string[],
  heads: readonly string[],
): number {
  if (wanted.some((name) => values.includes(name))) return naming.value;
  return heads.some((head) => values.includes(head)) ? naming.lastWord : 1;
}

function titleFactor(title: string, typed: string, others: readonly string[]): number {
  const starts = (name: string) => name.length >= naming.minTitleLetters && title.startsWith(name);
  const isInside = (name: string) => name.includes(' ') && title.includes(` ${name}`);
  if (starts(typed)) return naming.startsTitle;
  if (isInside(typed)) return naming.inTitle;
  return others.some((name) => starts(name) || isInside(name)) ? naming.otherName : 1;
}

function readNames(document: StoredDocument, { fields, titleField }: IndexDefinition): Names {
  const title = String(document.fields[titleField] ?? '');
  const inHeadings = new Map<string, number[]>();
  const headingSizes = document.passages.map((passage, number) => {
    // A name is no title: what it defines is found by `definitions.ts`.
    if (passage.kind !== undefined) return 0;
    const heading = new Set(contentStems(passage.title));
    for (const word of heading) inHeadings.set(word, [...(inHeadings.get(word) ?? []), number]);
    return heading.size;
  });
  return {
    title: wordKey(title),
    titleStems: new Set(contentStems(title)),
    inHeadings,
    faults: new Set(
      document.passages.flatMap(({ title }, number) => (reportsFault(title) ? [number] : [])),
    ),
    headingSizes,
    values: fields.flatMap(({ name, ofPassage }) => {
      const value = document.fields[name];
      return ofPassage || !Array.isArray(value) ? [] : value.map((item) => stemKey(String(item)));
    }),
  };
}

/** The whole query as a name, and other names of it. */
function namesOfQuery(query: ParsedQuery): string[] {
  const sought = query.words.map(({ term }) => term);
  return [sought, ...otherNames(query)].map((name) => name.map(stem).join(' '));
}

/** Other names of the whole query. */
function otherNames({ words: sought, synonyms }: ParsedQuery): (readonly string[])[] {
  return synonyms
    .filter((entry) => entry.words.length === sought.length)
    .flatMap((entry) => entry.others);
}

/** The heading that shares most words with the query, or with its words beyond the title. */
function mostSimilar(
  sought: ReadonlySet<string>,
  { titleStems, inHeadings, headingSizes }: Names,
): LikeHeading {
  const shared = new Map<number, { words: number; beyond: number }>();
  let beyond = 0;
  for (const word of sought) {
    const isBeyond = !titleStems.has(word);
    if (isBeyond) beyond += 1;
    for (const passage of inHeadings.get(word) ?? []) {
      const known = shared.get(passage) ?? { words: 0, beyond: 0 };
      known.words += 1;
      if (isBeyond) known.beyond += 1;
      shared.set(passage, known);
    }
  }
  const all = new Map<number, number>();
  let found = { passage: -1, likeness: 0 };
  for (const [passage, counts] of [...shared].sort(([a], [b]) => a - b)) {
    const size = headingSizes[passage] ?? 0;
    const value = Math.max(
      likeness(counts.words, sought.size, size),
      likeness(counts.beyond, beyond, size),
    );
    all.set(passage, beyond > 0 ? likeness(counts.beyond, beyond, size) : value);
    if (value >= naming.minLikeness && value > found.likeness) found = { passage, likeness: value };
  }
  return { ...found, all };
}

/** 0 to 1: how many words two texts share. */
function likeness(shared: number, one: number, other: number): number {
  return shared === 0 ? 0 : (2 * shared) / (one + other);
}

/** Factor of a match whose best passage is about a fault. */
export function faultFactor(
  { passage }: Pick<DocumentMatch, 'passage'>,
  faults: ReadonlySet<number>,
): number {
  return faults.has(passage) ? naming.fault : 1;
}

/** The match with the factor of the document's names, and with the target of its link. */
export function named(
  match: DocumentMatch,
  { factors, passage, isOfPage, likenesses, faults }: Naming,
  asks: boolean,
): DocumentMatch {
  const { title, value, heading } = factors;
  const score = match.score * (title * value * heading) * faultFactor(match, faults);
  if (isOfPage) return { ...match, score, inPassage: false };
  if (passage !== undefined) return { ...match, score, passage, inPassage: true };
  if (!asks) return { ...match, score, inPassage: match.passage >= 0 && match.inPassage };
  const linked = linkedPassage(match, likenesses);
  return { ...match, score, passage: linked, inPassage: linked >= 0 };
}

/** The passage that has most of a question, with a factor for a heading like it. */
function linkedPassage(
  { passage, linkScores }: DocumentMatch,
  likenesses: ReadonlyMap<number, number>,
): number {
  let best = { passage, value: 0 };
  linkScores.forEach((score, number) => {
    const value = score * (1 + naming.headingOfQuestion * (likenesses.get(number) ?? 0));
    if (value > best.value) best = { passage: number, value };
  });
  return best.passage;
}

function stemKey(text: string): string {
  return words(text)
    .map(({ term }) => stem(term))
    .join(' ');
}
