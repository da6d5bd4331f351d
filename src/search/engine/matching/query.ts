import { isGermanStopWord, isStopWord } from '../language/stop-words';
import type { Synonyms, SynonymSpan } from '../language/synonyms';
import {
  digraphs,
  camelCaseParts,
  identifiers,
  termsIn,
  withoutArguments,
  withoutContractions,
  words,
} from '../language/text';
import { lookup } from '../ranking-weights';

export interface QueryWord {
  /** The folded word. */
  term: string;
  /** The word as typed, or the name with punctuation that contains it. */
  typed: string;
  /** The spelling with ae, oe, ue of a word with umlauts. */
  digraph?: string;
  /** Parts of a camel case name. */
  caseParts: string[];
  /** Offsets in the query, to replace the word by a correction. */
  start: number;
  end: number;
  /** Whether the reader may still be typing the word, so that it matches as a prefix. */
  isPrefix: boolean;
  /** Whether the word is in quotes, so that only the exact word matches. */
  isQuoted: boolean;
  /** Whether the word is a part of a name with punctuation, such as `f.brand.not` and `__proto__`. */
  isInIdentifier: boolean;
  /** Whether the word is in a German sentence, where an unknown word is German rather than misspelled English. */
  isInGerman: boolean;
}

/** Adjacent words of the query, joined: a name, if the index contains it. */
export interface QueryRun {
  term: string;
  /** Indexes of its words in the query. */
  words: number[];
  /** Whether punctuation joins the words in the query: `content-id`. */
  isJoined: boolean;
}

export interface ParsedQuery {
  text: string;
  /** Whether every document matches: the query has no text, or is `*`. */
  matchesAll: boolean;
  words: QueryWord[];
  runs: QueryRun[];
  /** Other names of words, with the indexes of these words. */
  synonyms: (Pick<SynonymSpan, 'others' | 'isForeign'> & { words: number[] })[];
  /** Quoted phrases of two words or more, which must be adjacent. */
  phrases: string[][];
}

/** Parses a query: words, quoted phrases, synonyms. Stop words are ignored unless there are no other words. */
export function parseQuery(text: string, synonyms: Synonyms): ParsedQuery {
  const trimmed = text.trim();
  const quotes = [...text.matchAll(/["“„]([^"“”„]+)["”“]/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    terms: termsIn(match[1] ?? ''),
  }));
  const names = identifiers(text);
  const allWords = words(withoutContractions(withoutArguments(text)));
  const germanWords = allWords.filter(({ term }) => isGermanStopWord(term));
  const isInGerman = germanWords.length >= lookup.minGermanWords;
  const queryWords = allWords.map(({ term, start, end }): QueryWord => {
    const digraph = digraphs(text.slice(start, end));
    const name = names.find((other) => other.start <= start && end <= other.end);
    return {
      term,
      typed: text.slice(name?.start ?? start, name?.end ?? end),
      ...(digraph !== undefined && { digraph }),
      caseParts: camelCaseParts(text.slice(start, end)),
      start,
      end,
      isPrefix: false,
      isQuoted: quotes.some((quote) => quote.start <= start && end <= quote.end),
      isInIdentifier: name !== undefined || text[start - 1] === '_' || text[end] === '_',
      isInGerman,
    };
  });
  const last = queryWords.at(-1);
  if (last && last.end === text.length && !last.isQuoted) last.isPrefix = true;

  const spans = spansOf(queryWords, synonyms);
  const content = contentWords(queryWords, spans);
  const numbers = new Map(content.map((word, number) => [word, number]));
  const numbersOf = (start: number, length: number) =>
    queryWords.slice(start, start + length).flatMap((word) => numbers.get(word) ?? []);
  return {
    text,
    matchesAll: trimmed === '' || trimmed === '*',
    words: content,
    runs: runsOf(queryWords, numbersOf, (from, to) => /^[-_.]$/.test(text.slice(from, to))),
    synonyms: spans.map(({ start, length, ...span }) => ({
      ...span,
      words: numbersOf(start, length),
    })),
    phrases: quotes.map(({ terms }) => terms).filter((terms) => terms.length > 1),
  };
}

/** Words without stop words. A name or phrase of stop words only ("did you mean") keeps all of them. */
function contentWords(
  queryWords: readonly QueryWord[],
  spans: readonly SynonymSpan[],
): QueryWord[] {
  const isContent = queryWords.map(({ term }) => !isStopWord(term));
  for (const { start, length } of spans)
    if (length === 1) isContent[start] = true;
    else if (!isContent.slice(start, start + length).includes(true))
      isContent.fill(true, start, start + length);
  const content = isContent.includes(true)
    ? queryWords.filter((_, index) => isContent[index])
    : queryWords;
  // A repeated word counts once.
  return content.filter(({ term }, at) => content.findIndex((word) => word.term === term) === at);
}

function spansOf(queryWords: readonly QueryWord[], synonyms: Synonyms): SynonymSpan[] {
  const terms = queryWords.map(({ term }) => term);
  return queryWords
    .flatMap((_, start) => synonyms.at(terms, start))
    .filter(
      ({ start, length }) =>
        !queryWords.slice(start, start + length).some(({ isQuoted }) => isQuoted) &&
        (length > 1 || !isStopWord(terms[start] ?? '')),
    );
}

function runsOf(
  queryWords: readonly QueryWord[],
  numbersOf: (start: number, length: number) => number[],
  isPunctuation: (start: number, end: number) => boolean,
): QueryRun[] {
  const runs: QueryRun[] = [];
  queryWords.forEach((_, start) => {
    const longest = Math.min(lookup.maxJoinedWords, queryWords.length - start);
    for (let length = 2; length <= longest; length += 1) {
      const part = queryWords.slice(start, start + length);
      if (part.some(({ isQuoted }) => isQuoted)) return;
      const numbers = numbersOf(start, length);
      if (numbers.length > 0)
        runs.push({
          term: part.map(({ term }) => term).join(''),
          words: numbers,
          isJoined: part
            .slice(1)
            .every(({ start: at }, before) => isPunctuation(part[before]?.end ?? at, at)),
        });
    }
  });
  return runs;
}
