import { cutQuery } from '../../../lib/text/cut-query';
import type { Suggestion } from '../../protocol/types';
import { escapeAttribute } from '../../../lib/text/escape-html';
import { editDistance } from '../../../lib/text/edit-distance';
import { digraphs, editLimit, fold, stem, words } from '../language/text';

/** Largest number of suggestions in a response. */
const MAX_SUGGESTIONS = 8;

/** A text to suggest, with the title of the page that explains it, if there is one. */
export type SuggestionEntry = string | readonly [text: string, page: string];

interface Candidate {
  text: string;
  page?: string;
  /** The text in lower case, for input with punctuation. */
  written: string;
  folded: string;
  terms: string[];
}

/** Responds to suggest calls. @param isOffered selects entries; all by default */
export type Suggest = (
  text: string,
  isOffered?: (entry: SuggestionEntry) => boolean,
) => Suggestion[];

/**
 * Suggestions from a list of titles, headings, and tags, sorted by importance. Entries that begin with the text come first,
 * then entries that contain its words, then entries with a misspelling.
 */
export function createSuggest(entries: readonly SuggestionEntry[]): Suggest {
  const all = suggestFrom(entries);
  return (text, isOffered) => (isOffered ? suggestFrom(entries.filter(isOffered)) : all)(text);
}

function suggestFrom(entries: readonly SuggestionEntry[]): (text: string) => Suggestion[] {
  const keys = new Set<string>();
  const candidates: Candidate[] = [];
  for (const entry of entries) {
    const [text, page] = typeof entry === 'string' ? [entry] : entry;
    const terms = words(text).map(({ term }) => term);
    // `Facets` and `Facet` would be the same suggestion twice.
    const key = terms.map(stem).join(' ');
    if (key === '' || keys.has(key)) continue;
    keys.add(key);
    const second = words(text).flatMap(({ start, end }) => digraphs(text.slice(start, end)) ?? []);
    candidates.push({
      text,
      ...(page !== undefined && { page }),
      written: text.toLowerCase(),
      folded: terms.join(' '),
      terms: [...terms, ...second],
    });
  }
  return (text) => {
    const typed = cutQuery(text);
    const typedWords = words(typed).map(({ term }) => term);
    if (typedWords.length === 0) return [];
    const isPrefix = /[\p{L}\p{N}\p{M}]$/u.test(typed);
    const start = typedWords.join(' ') + (isPrefix ? '' : ' ');
    const written = typed.trim().toLowerCase();
    const hasSigns = /[^\p{L}\p{N}\p{M}\s]/u.test(written);
    const tests: ((candidate: Candidate) => boolean)[] = [
      (candidate) => hasSigns && candidate.written.startsWith(written),
      (candidate) => candidate.folded.startsWith(start),
      (candidate) => hasWords(candidate, typedWords, isPrefix, isSame),
      (candidate) => hasWords(candidate, typedWords, isPrefix, isNear),
    ];
    const groups = tests.map(() => [] as Candidate[]);
    for (const candidate of candidates)
      groups[tests.findIndex((test) => test(candidate))]?.push(candidate);
    return groups
      .flat()
      .slice(0, MAX_SUGGESTIONS)
      .map(({ text, page }) => ({
        suggest: text,
        suggestHighlighted: highlightTyped(text, typed),
        ...(page !== undefined && { page }),
      }));
  };
}

type Comparison = (term: string, typed: string, isPrefix: boolean) => boolean;

const isSame: Comparison = (term, typed, isPrefix) =>
  isPrefix ? term.startsWith(typed) : term === typed;

const isNear: Comparison = (term, typed, isPrefix) => {
  const limit = editLimit(typed.length);
  if (limit === 0) return isSame(term, typed, isPrefix);
  return (
    editDistance(typed, term, limit) <= limit ||
    (isPrefix && editDistance(typed, term.slice(0, typed.length), limit) <= limit)
  );
};

/** Whether the candidate contains each typed word. @param isPrefix whether the last one may be a prefix */
function hasWords(
  candidate: Candidate,
  typedWords: readonly string[],
  isPrefix: boolean,
  compare: Comparison,
): boolean {
  const last = typedWords.length - 1;
  return typedWords.every((word, index) =>
    candidate.terms.some((term) => compare(term, word, isPrefix && index === last)),
  );
}

function highlightTyped(suggestion: string, typed: string): string {
  return suggestionParts(suggestion, typed)
    .map((part) =>
      part.typed ? escapeAttribute(part.text) : `<b>${escapeAttribute(part.text)}</b>`,
    )
    .join('');
}

/** A part of a suggestion: typed by the reader, or added. */
export interface SuggestionPart {
  text: string;
  typed: boolean;
}

/**
 * Splits a suggestion into typed and added parts (inverse highlighting): a common prefix of a word of the suggestion and a
 * typed word is typed.
 */
export function suggestionParts(suggestion: string, typed: string): SuggestionPart[] {
  const typedWords = words(typed).map(({ term }) => term);
  const marks: { start: number; end: number }[] = [];
  for (const { term, start, end } of words(suggestion)) {
    const match = typedWords
      .filter((typedWord) => term.startsWith(typedWord))
      .sort((a, b) => b.length - a.length)[0];
    if (match)
      marks.push({
        start,
        end: Math.min(end, start + writtenLength(suggestion, start, end, match)),
      });
  }
  const parts: SuggestionPart[] = [];
  const push = (text: string, isTyped: boolean) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last && (last.typed === isTyped || text.trim() === '')) last.text += text;
    else parts.push({ text, typed: isTyped });
  };
  let at = 0;
  for (const { start, end } of marks) {
    push(suggestion.slice(at, start), false);
    push(suggestion.slice(start, end), true);
    at = end;
  }
  push(suggestion.slice(at), false);
  return parts;
}

/** Number of characters of a word that fold to the typed ones: `ß` counts for `ss`. */
function writtenLength(text: string, start: number, end: number, typed: string): number {
  for (let length = 1; length <= end - start; length += 1)
    if (fold(text.slice(start, start + length)).length >= typed.length) return length;
  return end - start;
}
