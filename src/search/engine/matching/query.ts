import { isGermanStopWord, isStopWord } from '../language/stop-words';
import type { Synonyms, SynonymSpan } from '../language/synonyms';
import { digraphs, camelCaseParts, identifiers, words } from '../language/text';
import { lookup } from '../ranking-weights';

/** A word of a query. */
export interface QueryWord {
  /** Folded. */
  term: string;
  /** The same word spelled with ae, oe, ue, when it has umlauts; without them, when the index has it with umlauts. */
  digraph?: string;
  /** Parts of a name in camel case. */
  humps: string[];
  /** Place in the query, for replacing it by a correction. */
  start: number;
  end: number;
  /** The reader may still be typing it: words that begin with it match. */
  open: boolean;
  /** Stands in quotes: only itself matches. */
  quoted: boolean;
  /** Is a part of a name with signs, such as `f.brand.not` and `__proto__`. */
  inIdentifier: boolean;
  /** Stands in a German sentence: when it is not known it is another German word, rather than a slip of an English one. */
  inGerman: boolean;
}

/** Neighbors in the query, written as one word: a name, when the index has it. */
export interface QueryRun {
  term: string;
  /** Numbers of the words that it covers. */
  words: number[];
  /** Whether signs join the words in the query: `content-id`. */
  isJoined: boolean;
}

export interface ParsedQuery {
  text: string;
  /** No text, or `*`: everything matches. */
  all: boolean;
  words: QueryWord[];
  runs: QueryRun[];
  /** Other names of words, by number. */
  synonyms: (Pick<SynonymSpan, 'others' | 'isForeign'> & { words: number[] })[];
  /** Word lists in quotes of two words or more; they must stand side by side. */
  phrases: string[][];
}

/** "can't", and what follows the apostrophe of "customer's" and "we're". */
const contractions = /\p{L}+n['’]t\b|(?<=\p{L})['’](?:s|re|ve|ll)\b/giu;

/**
 * Reads a query: words, phrases in quotes, synonyms. Stop words are left out unless there is nothing else.
 * @param pairs second spellings of words that the index has with umlauts
 */
export function parseQuery(
  text: string,
  synonyms: Synonyms,
  pairs: ReadonlyMap<string, string>,
): ParsedQuery {
  const trimmed = text.trim();
  const quotes = [...text.matchAll(/["“„]([^"“”„]+)["”“]/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    terms: words(match[1] ?? '').map(({ term }) => term),
  }));
  const names = identifiers(text);
  const typed = words(text.replace(contractions, (part) => ' '.repeat(part.length)));
  const germanWords = typed.filter(({ term }) => isGermanStopWord(term));
  const inGerman = germanWords.length >= lookup.minGermanWords;
  const found = typed.map(({ term, start, end }): QueryWord => {
    const digraph = digraphs(text.slice(start, end)) ?? pairs.get(term);
    return {
      term,
      ...(digraph !== undefined && { digraph }),
      humps: camelCaseParts(text.slice(start, end)),
      start,
      end,
      open: false,
      quoted: quotes.some((quote) => quote.start <= start && end <= quote.end),
      inIdentifier:
        names.some((name) => name.start <= start && end <= name.end) ||
        text[start - 1] === '_' ||
        text[end] === '_',
      inGerman,
    };
  });
  const last = found.at(-1);
  if (last && last.end === text.length && !last.quoted) last.open = true;

  const spans = spansOf(found, synonyms);
  const content = contentWords(found, spans, quotes);
  const numbers = new Map(content.map((word, number) => [word, number]));
  const numbersOf = (start: number, length: number) =>
    found.slice(start, start + length).flatMap((word) => numbers.get(word) ?? []);
  return {
    text,
    all: trimmed === '' || trimmed === '*',
    words: content,
    runs: runsOf(found, numbersOf, (from, to) => /^[-_.]$/.test(text.slice(from, to))),
    synonyms: spans.map(({ start, length, ...span }) => ({
      ...span,
      words: numbersOf(start, length),
    })),
    phrases: quotes.map(({ terms }) => terms).filter((terms) => terms.length > 1),
  };
}

/** Words without stop words; of a name or a phrase of stop words only ("did you mean") all of them. */
function contentWords(
  found: readonly QueryWord[],
  spans: readonly SynonymSpan[],
  quotes: readonly { start: number; end: number; terms: readonly string[] }[],
): QueryWord[] {
  const isContent = found.map(({ term }) => !isStopWord(term));
  for (const { start, end, terms } of quotes)
    if (terms.every(isStopWord))
      found.forEach((word, number) => {
        if (start <= word.start && word.end <= end) isContent[number] = true;
      });
  for (const { start, length } of spans)
    if (length === 1) isContent[start] = true;
    else if (!isContent.slice(start, start + length).includes(true))
      isContent.fill(true, start, start + length);
  const content = isContent.includes(true) ? found.filter((_, index) => isContent[index]) : found;
  // A word that is said twice is one word.
  return content.filter(({ term }, at) => content.findIndex((word) => word.term === term) === at);
}

function spansOf(found: readonly QueryWord[], synonyms: Synonyms): SynonymSpan[] {
  const terms = found.map(({ term }) => term);
  return found
    .flatMap((_, start) => synonyms.at(terms, start))
    .filter(
      ({ start, length }) =>
        !found.slice(start, start + length).some(({ quoted }) => quoted) &&
        (length > 1 || !isStopWord(terms[start] ?? '')),
    );
}

function runsOf(
  found: readonly QueryWord[],
  numbersOf: (start: number, length: number) => number[],
  isSign: (start: number, end: number) => boolean,
): QueryRun[] {
  const runs: QueryRun[] = [];
  found.forEach((_, start) => {
    const most = Math.min(lookup.maxJoinedWords, found.length - start);
    for (let length = 2; length <= most; length += 1) {
      const part = found.slice(start, start + length);
      if (part.some(({ quoted }) => quoted)) return;
      const numbers = numbersOf(start, length);
      if (numbers.length > 0)
        runs.push({
          term: part.map(({ term }) => term).join(''),
          words: numbers,
          isJoined: part
            .slice(1)
            .every(({ start: at }, before) => isSign(part[before]?.end ?? at, at)),
        });
    }
  });
  return runs;
}
