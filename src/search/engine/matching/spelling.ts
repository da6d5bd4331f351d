import type { DidYouMeanResult } from '../../protocol/types';
import type { ParsedQuery, QueryWord } from './query';
import type { Synonyms } from '../language/synonyms';
import { editLimit, isInflection } from '../language/text';
import { isStopWord } from '../language/stop-words';
import type { NearTerm, Vocabulary } from '../index/vocabulary';
import { spelling } from '../ranking-weights';

export interface Correction {
  text: string;
  /** Probability that the writer meant it, from 0 to 1. */
  confidence: number;
  /** Number of corrected words, and number of those with another form in the index. */
  words: number;
  formed: number;
}

/**
 * Corrects words that are unknown to the index and the synonyms, or that are known only by a form of an unlikely word, and
 * completes the last word.
 * @param spellings of folded terms
 * @returns undefined if there is no word to correct
 */
export function correct(
  query: ParsedQuery,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  spellings: Readonly<Record<string, string>>,
): Correction | undefined {
  let text = query.text;
  let confidence = 1;
  let [count, formed] = [0, 0];
  for (const word of [...query.words].reverse()) {
    if (isProtected(word) || isKnownWord(word, vocabulary, synonyms)) continue;
    const isKnown = hasKnownForm(word, vocabulary, synonyms);
    const completion = completionOf(word, vocabulary);
    const best =
      completion ??
      (isKnown
        ? nearestForm(word, vocabulary, synonyms)
        : nearestTerm(word.term, vocabulary.near(word.term, false, editsOf(word))));
    // A word without similar ones is ignored, not guessed.
    if (!best) continue;
    text = `${text.slice(0, word.start)}${spellingOf(best.term, spellings)}${text.slice(word.end)}`;
    confidence = Math.min(confidence, best.confidence);
    count += 1;
    if (isKnown || completion) formed += 1;
  }
  return count > 0 ? { text, confidence, words: count, formed } : undefined;
}

interface Nearest {
  term: string;
  confidence: number;
}

function spellingOf(term: string, spellings: Readonly<Record<string, string>>): string {
  return (Object.hasOwn(spellings, term) ? spellings[term] : undefined) ?? term;
}

export function isSure({ confidence }: Correction): boolean {
  return confidence > spelling.minConfidence;
}

export function didYouMean(
  original: string,
  correction: Correction,
  isExecuted: boolean,
): DidYouMeanResult {
  return isExecuted
    ? { name: 'spellCorrection', type: 'corrected', original, corrected: correction.text }
    : { name: 'spellCorrection', type: 'didYouMean', original, didYouMean: correction.text };
}

/** Largest edit distance for a word: in a German sentence, 1 for a long word only. */
export function editsOf({ term, isInGerman }: QueryWord): number {
  const limit = editLimit(term.length);
  return isInGerman ? Math.max(0, limit - 1) : limit;
}

/** Whether a word must not be corrected: a name or a number. */
export function isProtected({ term, caseParts, isInIdentifier }: QueryWord): boolean {
  return isInIdentifier || caseParts.length > 1 || /\d/.test(term);
}

/** Whether the index or the synonyms contain another form of the word, or all of its parts. */
function hasKnownForm({ term }: QueryWord, vocabulary: Vocabulary, synonyms: Synonyms): boolean {
  return (
    synonyms.has(term) ||
    vocabulary.forms(term).length > 0 ||
    vocabulary.split(term, (part) => synonyms.has(part)) !== undefined
  );
}

function isKnownWord(
  { term, digraph, isQuoted }: QueryWord,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): boolean {
  return (
    isQuoted ||
    isStopWord(term) ||
    vocabulary.has(term) ||
    (digraph !== undefined && vocabulary.has(digraph)) ||
    synonyms.lists(term)
  );
}

/** The most frequent term that begins with the last word, whose hits are those of such terms. */
function completionOf(word: QueryWord, vocabulary: Vocabulary): Nearest | undefined {
  const { term, isPrefix, isInGerman } = word;
  if (!isPrefix || isInGerman || term.length < spelling.minCompleted) return undefined;
  return nearestTerm(term, vocabulary.completions(term).slice(0, 1));
}

/** The term that a word with a form in the index more likely means; undefined for a regular form. */
function nearestForm(
  { term, isInGerman }: QueryWord,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): Nearest | undefined {
  const meanings = isInGerman ? [] : synonyms.of(term).map((phrase) => phrase.join(' '));
  // Forms of German words resemble many English words. They differ from their meanings by more than doubled letters or a slip.
  const isSlip = synonyms.isForeign(term)
    ? (near: string) =>
        withoutDoubles(near) === withoutDoubles(term) ||
        (meanings.includes(near) && !term.startsWith(near))
    : (near: string) => near[0] === term[0];
  const near = vocabulary.near(term, false).filter((candidate) => isSlip(candidate.term));
  const forms = vocabulary.forms(term).filter((form) => isInflection(form, term));
  // "feding" is not a form of "fed", since "feeding" is much more frequent.
  const isForm = (least: number) => forms.some((form) => vocabulary.frequency(form) >= least);
  return near.some((candidate) => isInflection(candidate.term, term) || isForm(candidate.frequency))
    ? undefined
    : nearestTerm(term, near);
}

const withoutDoubles = (term: string) => term.replace(/(.)\1/g, '$1');

/** The likeliest term: fewest edits, then most frequent. Edits and close rivals lower the confidence. */
function nearestTerm(term: string, [best, second]: readonly NearTerm[]): Nearest | undefined {
  if (!best) return undefined;
  const rival = second?.distance === best.distance ? second.frequency : 0;
  const share = best.frequency / (best.frequency + rival);
  return {
    term: best.term,
    confidence:
      (1 - best.distance / Math.max(term.length, best.term.length)) *
      (1 - spelling.rivals + spelling.rivals * share),
  };
}
