import type { DidYouMeanResult } from '../../protocol/types';
import type { ParsedQuery, QueryWord } from './query';
import type { Synonyms } from '../language/synonyms';
import { editLimit } from '../language/text';
import { isHttpWord, isStopWord } from '../language/stop-words';
import type { Vocabulary } from '../index/vocabulary';
import { spelling } from '../ranking-weights';

export interface Correction {
  text: string;
  /** 0 to 1: how likely the writer meant it. */
  confidence: number;
  /** Number of corrected words. */
  words: number;
}

/**
 * Corrects words that neither the index nor the synonyms know.
 * @param spellings how folded terms are written
 * @returns nothing when there is no word to correct
 */
export function correct(
  query: ParsedQuery,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  spellings: Readonly<Record<string, string>>,
): Correction | undefined {
  const named = new Set(query.synonyms.flatMap(({ words }) => words));
  const unknown = [...query.words.entries()]
    .filter(([number, word]) => !named.has(number) && !isKnown(word, vocabulary, synonyms))
    .map(([, word]) => word);
  // Beside a slip the last word is more likely another one than unfinished.
  const last = query.words.at(-1);
  if (unknown.length > 0 && last?.open && !unknown.includes(last) && !vocabulary.has(last.term))
    unknown.push(last);
  let text = query.text;
  let confidence = 1;
  let count = 0;
  for (const word of unknown.reverse()) {
    const best = isProtected(word) ? nearestName(word, vocabulary) : nearestTerm(word, vocabulary);
    // A word without near ones is left out of the search, not guessed.
    if (!best) continue;
    text = `${text.slice(0, word.start)}${asWritten(best.term, spellings)}${text.slice(word.end)}`;
    confidence = Math.min(confidence, best.confidence);
    count += 1;
  }
  return count > 0 ? { text, confidence, words: count } : undefined;
}

interface Nearest {
  term: string;
  confidence: number;
}

function asWritten(term: string, spellings: Readonly<Record<string, string>>): string {
  return (Object.hasOwn(spellings, term) ? spellings[term] : undefined) ?? term;
}

export function isSure({ confidence }: Correction): boolean {
  return confidence > spelling.minConfidence;
}

/** @param executed whether the corrected query was the one that was handled */
export function didYouMean(
  original: string,
  correction: Correction,
  executed: boolean,
): DidYouMeanResult {
  return executed
    ? { name: 'spellCorrection', type: 'corrected', original, corrected: correction.text }
    : { name: 'spellCorrection', type: 'didYouMean', original, didYouMean: correction.text };
}

/** Edits within which a word is taken for another one: in a German sentence a single one of a long word. */
export function editsOf({ term, inGerman }: QueryWord): number {
  const limit = editLimit(term.length);
  return inGerman ? Math.max(0, limit - 1) : limit;
}

/** Names, numbers and words of HTTP are written as they are meant. */
export function isProtected({ term, humps, inIdentifier }: QueryWord): boolean {
  return inIdentifier || humps.length > 1 || /\d/.test(term) || isHttpWord(term);
}

function isKnown(word: QueryWord, vocabulary: Vocabulary, synonyms: Synonyms): boolean {
  const { term, humps } = word;
  return (
    isWritten(word, vocabulary, synonyms) ||
    vocabulary.forms(term).length > 0 ||
    (humps.length > 1 && humps.every((part) => vocabulary.has(part))) ||
    vocabulary.compoundsWith(term).length > 0 ||
    vocabulary.split(term, (part) => synonyms.has(part)) !== undefined
  );
}

/** Whether the word is known as it is written, or may still become such a word. */
function isWritten(word: QueryWord, vocabulary: Vocabulary, synonyms: Synonyms): boolean {
  const { term, digraph, open, quoted } = word;
  return (
    quoted ||
    isStopWord(term) ||
    vocabulary.has(term) ||
    (digraph !== undefined && vocabulary.has(digraph)) ||
    synonyms.has(term) ||
    synonyms.isForeign(term) ||
    (open && vocabulary.hasPrefix(term))
  );
}

/** The likeliest term: fewest edits, then most frequent. Confidence falls with the edits and with near rivals. */
function nearestTerm(word: QueryWord, vocabulary: Vocabulary): Nearest | undefined {
  const [best, second] = vocabulary.near(word.term, false, editsOf(word));
  if (!best) return undefined;
  const rival = second?.distance === best.distance ? second.frequency : 0;
  const share = best.frequency / (best.frequency + rival);
  return {
    term: best.term,
    confidence:
      (1 - best.distance / Math.max(word.term.length, best.term.length)) *
      (1 - spelling.rivals + spelling.rivals * share),
  };
}

/** The nearest name in camel case that differs in one part: `facetDisabled` for `facetDisbled`. */
function nearestName({ term, humps }: QueryWord, vocabulary: Vocabulary): Nearest | undefined {
  const names = humps.length > 1 ? vocabulary.near(term, false) : [];
  for (const { term: name } of names)
    for (const number of humps.keys()) {
      const [before, after] = [humps.slice(0, number).join(''), humps.slice(number + 1).join('')];
      const part = name.slice(before.length, name.length - after.length);
      if (!vocabulary.has(part) || `${before}${part}${after}` !== name) continue;
      const parts = [...humps.slice(0, number), part, ...humps.slice(number + 1)];
      return { term: inCamelCase(parts), confidence: 1 };
    }
  return undefined;
}

function inCamelCase([first = '', ...rest]: readonly string[]): string {
  return first + rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
}
