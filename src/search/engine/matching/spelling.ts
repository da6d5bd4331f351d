import type { DidYouMeanResult } from '../../protocol/types';
import type { ParsedQuery, QueryWord } from './query';
import type { Synonyms } from '../language/synonyms';
import { editLimit, isInflection } from '../language/text';
import { isHttpWord, isStopWord } from '../language/stop-words';
import type { NearTerm, Vocabulary } from '../index/vocabulary';
import { spelling } from '../ranking-weights';

export interface Correction {
  text: string;
  /** 0 to 1: how likely the writer meant it. */
  confidence: number;
  /** Number of corrected words, and of those among them of which the index has another form. */
  words: number;
  formed: number;
}

/**
 * Corrects words that neither the index nor the synonyms know, and those known by a form that is rather another word's.
 * @param spellings how folded terms are written
 * @returns nothing when there is no word to correct
 */
export function correct(
  query: ParsedQuery,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  spellings: Readonly<Record<string, string>>,
): Correction | undefined {
  const named = new Set(query.synonyms.flatMap(({ words }) => (words.length > 1 ? words : [])));
  const open = query.words.at(-1);
  const unwritten = query.words.filter(
    (word, number) => !named.has(number) && !isWritten(word, vocabulary, synonyms),
  );
  // Beside a slip the last word is more likely another one than unfinished.
  if (
    open?.open &&
    !unwritten.includes(open) &&
    unwritten.some((word) => !isFormed(word, vocabulary, synonyms)) &&
    !vocabulary.has(open.term)
  )
    unwritten.push(open);
  let text = query.text;
  let confidence = 1;
  let [count, formed] = [0, 0];
  for (const word of unwritten.reverse()) {
    const isKnown = isFormed(word, vocabulary, synonyms);
    const best = isKnown
      ? nearestForm(word, vocabulary, synonyms)
      : isProtected(word)
        ? nearestName(word, vocabulary)
        : nearestTerm(word.term, vocabulary.near(word.term, false, editsOf(word)));
    // A word without near ones is left out of the search, not guessed.
    if (!best) continue;
    text = `${text.slice(0, word.start)}${asWritten(best.term, spellings)}${text.slice(word.end)}`;
    confidence = Math.min(confidence, best.confidence);
    count += 1;
    if (isKnown) formed += 1;
  }
  return count > 0 ? { text, confidence, words: count, formed } : undefined;
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

/** Whether the index or the synonyms have another form of the word, or all of its parts. */
function isFormed({ term, humps }: QueryWord, vocabulary: Vocabulary, synonyms: Synonyms): boolean {
  return (
    synonyms.has(term) ||
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
    synonyms.lists(term) ||
    (open && vocabulary.hasPrefix(term))
  );
}

/** The term that a word of which the index has a form is rather a slip of; none for a regular form. */
function nearestForm(
  { term }: QueryWord,
  vocabulary: Vocabulary,
  synonyms: Synonyms,
): Nearest | undefined {
  // Forms of German words are near many English ones, but have no doubled letters that those lack.
  const isSlip = synonyms.isForeign(term)
    ? (near: string) => single(near) === single(term)
    : (near: string) => near[0] === term[0];
  const near = vocabulary.near(term, false).filter((found) => isSlip(found.term));
  const forms = vocabulary.forms(term).filter((form) => isInflection(form, term));
  // "feding" is no form of "fed": "feeding" is much more frequent.
  const isForm = (least: number) => forms.some((form) => vocabulary.frequency(form) >= least);
  return near.some((found) => isInflection(found.term, term) || isForm(found.frequency))
    ? undefined
    : nearestTerm(term, near);
}

const single = (term: string) => term.replace(/(.)\1/g, '$1');

/** The likeliest term: fewest edits, then most frequent. Confidence falls with the edits and with near rivals. */
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
