import { fold, words } from '../language/text';

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
