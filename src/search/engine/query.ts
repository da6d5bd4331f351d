import { digraphs, humpsOf, isStopWord, words } from './text';
import type { Synonyms } from './synonyms';

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
}

/** Words of the query that stand for one thing, with its other names. */
export interface QueryUnit {
  words: QueryWord[];
  synonyms: (readonly string[])[];
}

export interface ParsedQuery {
  text: string;
  /** No text, or `*`: everything matches. */
  all: boolean;
  words: QueryWord[];
  units: QueryUnit[];
  /** Word lists in quotes of two words or more; they must stand side by side. */
  phrases: string[][];
}

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
  const found = words(text).map(({ term, start, end }): QueryWord => {
    const digraph = digraphs(text.slice(start, end)) ?? pairs.get(term);
    return {
      term,
      ...(digraph !== undefined && { digraph }),
      humps: humpsOf(text.slice(start, end)),
      start,
      end,
      open: false,
      quoted: quotes.some((quote) => quote.start <= start && end <= quote.end),
    };
  });
  const last = found.at(-1);
  if (last && last.end === text.length && !last.quoted) last.open = true;

  const saying = found.filter(({ term, quoted, open }) => quoted || open || !isStopWord(term));
  const kept = saying.some(({ term, quoted }) => quoted || !isStopWord(term))
    ? saying.filter(({ term, quoted }) => quoted || !isStopWord(term))
    : found;
  return {
    text,
    all: trimmed === '' || trimmed === '*',
    words: kept,
    units: unitsOf(kept, synonyms),
    phrases: quotes.map(({ terms }) => terms).filter((terms) => terms.length > 1),
  };
}

function unitsOf(kept: readonly QueryWord[], synonyms: Synonyms): QueryUnit[] {
  const terms = kept.map(({ term }) => term);
  const units: QueryUnit[] = [];
  for (let at = 0; at < kept.length;) {
    const quoted = kept[at]?.quoted === true;
    const span = quoted ? undefined : synonyms.at(terms, at);
    const length = span?.length ?? 1;
    units.push({ words: kept.slice(at, at + length), synonyms: span?.others ?? [] });
    at += length;
  }
  return units;
}
