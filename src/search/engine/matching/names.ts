import type { ScoreFactor } from '../../protocol/explanation';
import type { IndexDefinition } from '../index/definition';
import type { StoredDocument } from '../index/index-data';
import type { DocumentMatch } from './join-words';
import type { ParsedQuery } from './query';
import { contentStems, isQuestion, isNarrative, reportsFault } from '../language/stop-words';
import { stem, termsIn, wordKey } from '../language/text';
import { naming } from '../ranking-weights';

/** The heading of a document that is most similar to a name; -1 if none is. */
interface SimilarHeading {
  passage: number;
  similarity: number;
}

/** Names in a document, normalized for the comparison with queries. */
interface Names {
  title: string;
  /** Stems of words other than stop words. */
  titleStems: ReadonlySet<string>;
  /** Passages with a stem in their heading, by stem. */
  inHeadings: ReadonlyMap<string, number[]>;
  /** Passages with a heading that reports a fault. */
  faults: ReadonlySet<number>;
  /** Number of distinct stems of each heading. */
  headingSizes: number[];
  /** The code that each heading begins with, such as `404 Not Found`, or an empty text. */
  codes: string[];
  values: string[];
}

/** Relation of a document to a query that is a name. */
export interface Naming {
  isTitle: boolean;
  /** Factor of the score for names that match the query. */
  factors: Readonly<Record<ScoreFactor & ('title' | 'value' | 'heading'), number>>;
  /** Whether the title is the name, so that a link should point to the top. */
  isOfPage: boolean;
  /** The passage that has the name as its heading. */
  passage?: number;
  /** Passages with a heading that reports a fault, if the query does too. */
  faults: ReadonlySet<number>;
}

const noFaults: ReadonlySet<number> = new Set();

/** Compares complete queries with titles, headings, and values of lists such as categories. */
export function createNaming(
  definition: IndexDefinition,
): (query: ParsedQuery) => (document: StoredDocument) => Naming {
  const cache = new Map<string, Names>();
  const namesOf = (document: StoredDocument): Names => {
    const names = cache.get(document.id) ?? readNames(document, definition);
    cache.set(document.id, names);
    return names;
  };

  return (query) => {
    const queryKey = wordKey(query.text);
    const others = otherNames(query).map((name) => name.join(' '));
    const sought = new Set(query.words.map(({ term }) => stem(term)));
    const otherSought = otherNames(query).map((name) => new Set(name.map(stem)));
    const queryNames = namesOfQuery(query);
    const inQuestion = isQuestion(query.text);
    const isReport = isNarrative(query.text) || query.words.length > naming.maxNameWords;
    const isFault = reportsFault(query.text) && isReport;
    return (document) => {
      const names = namesOf(document);
      const { title, titleStems, values } = names;
      const heading = mostSimilar(sought, names);
      // A title with all words of the query that is as similar as any heading means the page itself.
      const isOfPage =
        !inQuestion &&
        [sought, ...otherSought].some(
          (name) =>
            [...name].every((word) => titleStems.has(word)) &&
            similarity(name.size, name.size, titleStems.size) >= heading.similarity,
        );
      return {
        isTitle: title === queryKey,
        factors: {
          title: titleFactor(title, queryKey, others),
          value: queryNames.some((name) => values.includes(name)) ? naming.value : 1,
          heading:
            1 + naming.heading * heading.similarity * (heading.similarity === 1 ? sought.size : 1),
        },
        isOfPage,
        faults: isFault ? names.faults : noFaults,
        ...(heading.passage >= 0 && { passage: heading.passage }),
      };
    };
  };
}

function titleFactor(title: string, queryKey: string, others: readonly string[]): number {
  const isInTitle = (name: string) =>
    title.startsWith(name) || (name.includes(' ') && title.includes(` ${name}`));
  return [queryKey, ...others].some(isInTitle) ? naming.inTitle : 1;
}

function readNames(document: StoredDocument, { fields, titleField }: IndexDefinition): Names {
  const title = String(document.fields[titleField] ?? '');
  const inHeadings = new Map<string, number[]>();
  const headingSizes = document.passages.map((passage, number) => {
    // A passage that defines a name has no title here: `definitions.ts` finds it.
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
    codes: document.passages.map((passage) => /^\d{3}(?= )/.exec(passage.title)?.[0] ?? ''),
    values: fields.flatMap(({ name, ofPassage }) => {
      const value = document.fields[name];
      return ofPassage || !Array.isArray(value) ? [] : value.map((item) => stemKey(String(item)));
    }),
  };
}

/** The stems of the complete query as a name, then of its other names. */
export function namesOfQuery(query: ParsedQuery): string[] {
  const sought = query.words.map(({ term }) => term);
  return [sought, ...otherNames(query)].map((name) => name.map(stem).join(' '));
}

/** Other names of the complete query. */
function otherNames({ words: sought, synonyms }: ParsedQuery): (readonly string[])[] {
  return synonyms
    .filter((entry) => entry.words.length === sought.length)
    .flatMap((entry) => entry.others);
}

/** Words beside a status code: "HTTP error 413". */
const beside = new Set(['status', 'error', 'http', 'code', 'response', 'return'].map(stem));

/** The heading that shares the most words with the query, or with its words that are not in the title. */
function mostSimilar(
  sought: ReadonlySet<string>,
  { titleStems, inHeadings, headingSizes, codes }: Names,
): SimilarHeading {
  const shared = new Map<number, { words: number; beyond: number }>();
  let beyond = 0;
  for (const word of sought) {
    const isBeyond = !titleStems.has(word);
    if (isBeyond) beyond += 1;
    for (const passage of inHeadings.get(word) ?? []) {
      const current = shared.get(passage) ?? { words: 0, beyond: 0 };
      current.words += 1;
      if (isBeyond) current.beyond += 1;
      shared.set(passage, current);
    }
  }
  let bestHeading = { passage: -1, similarity: 0 };
  for (const [passage, counts] of [...shared].sort(([a], [b]) => a - b)) {
    const [size = 0, code = ''] = [headingSizes[passage], codes[passage]];
    const value = Math.max(
      sought.has(code) && [...sought].every((word) => word === code || beside.has(word))
        ? naming.minLikeness
        : 0,
      similarity(counts.words, sought.size, size),
      similarity(counts.beyond, beyond, size),
    );
    if (value >= naming.minLikeness && value > bestHeading.similarity)
      bestHeading = { passage, similarity: value };
  }
  return bestHeading;
}

/** Similarity of two texts, from 0 to 1, by the number of words that they share. */
function similarity(shared: number, first: number, other: number): number {
  return shared === 0 ? 0 : (2 * shared) / (first + other);
}

/** Factor of a match with a best passage about a fault. */
export function faultFactor(
  { passage }: Pick<DocumentMatch, 'passage'>,
  faults: ReadonlySet<number>,
): number {
  return faults.has(passage) ? naming.fault : 1;
}

/** Applies the factor of the document's names to a match, and sets the target of its link. */
export function withNaming(
  match: DocumentMatch,
  { factors, passage, isOfPage, faults }: Naming,
  inQuestion: boolean,
): DocumentMatch {
  const { title, value, heading } = factors;
  const score = match.score * (title * value * heading) * faultFactor(match, faults);
  if (isOfPage) return { ...match, score, inPassage: false };
  if (passage !== undefined) return { ...match, score, passage, inPassage: true };
  return { ...match, score, inPassage: match.passage >= 0 && (inQuestion || match.inPassage) };
}

const stemKey = (text: string) => termsIn(text).map(stem).join(' ');
