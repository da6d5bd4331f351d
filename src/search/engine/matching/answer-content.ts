import type { Answer } from '../../protocol/assistance';
import type { ParsedQuery } from './query';
import type { IsMatch } from '../language/highlight';
import { asksList, contentStems, isDefinition } from '../language/stop-words';
import { stem, words } from '../language/text';
import { answering } from '../ranking-weights';

/** A name in the form for comparing names. */
export function keyOf(name: string): string {
  return contentStems(name).join(' ');
}

/** All texts of an answer. */
export function textsIn(content: Answer['content']): string[] {
  if (content.kind === 'row') return [...content.head, ...content.cells];
  if (content.kind === 'steps') return content.steps;
  return [content.kind === 'text' ? content.text : content.note];
}

/**
 * The part of a section that answers a query: a row, steps, or sentences.
 * @param key the query as a name
 * @param isNamed whether it is a name of the section, or one that it defines
 */
export function contentOf(
  { status, heading = '', text = '' }: Record<string, string>,
  isMatch: IsMatch,
  { text: asked, words: { length: count } }: ParsedQuery,
  key: string,
  isNamed: boolean,
): Answer['content'] | undefined {
  if (status !== undefined) {
    const note = best(status.split('\n'), isMatch);
    return note === undefined ? undefined : { kind: 'not documented', note };
  }
  const lines = text.split('\n');
  // What a thing is says no row about something else.
  const isOfOne = isDefinition(asked) && count === 1;
  const needed = isNamed || isOfOne ? Infinity : answering.minRowShare * count;
  const row = rowOf(lines, isMatch, needed, key);
  if (row) return row;
  const steps = lines.filter((line) => line.startsWith('\t')).map((line) => line.slice(1));
  if (/^\s*(?:how|wie)\b/i.test(asked) && steps.length > 1)
    return { kind: 'steps', steps: steps.slice(0, answering.maxSteps) };
  // A section about one thing defines it in its first sentence.
  const isAbout = keyOf(heading) === key;
  const answer = sentencesOf(
    lines.filter((line) => !line.includes('\t')),
    isAbout ? undefined : isMatch,
  );
  return answer && asksList(asked) && !/,.*,/.test(answer.text) ? undefined : answer;
}

/** The row whose first cell is the name, the one that has it in its first cell, or one with enough words. */
function rowOf(
  lines: readonly string[],
  isMatch: IsMatch,
  needed: number,
  key: string,
): Answer['content'] | undefined {
  let head: string[] | undefined;
  let found: { head: string[]; cells: string[]; matched: number } | undefined;
  for (const line of lines) {
    if (line.startsWith('\t') || !line.includes('\t')) {
      head = undefined;
      continue;
    }
    const cells = line.split('\t');
    if (!head) head = cells;
    else if (keyOf(cells[0] ?? '') === key) return { kind: 'row', head, cells };
    else {
      const isOfName = ` ${keyOf(cells[0] ?? '')} `.includes(` ${key} `);
      const matched = isOfName ? Infinity : matchedIn(line, isMatch);
      if (matched >= needed && matched > Math.max(1, found?.matched ?? 0))
        found = { head, cells, matched };
    }
  }
  return found && { kind: 'row', head: found.head, cells: found.cells };
}

/** The sentence with most of the words, or the first one, and the next ones of its paragraph. */
function sentencesOf(
  lines: readonly string[],
  isMatch: IsMatch | undefined,
): Extract<Answer['content'], { kind: 'text' }> | undefined {
  const paragraphs = lines.map((line) => line.split(/(?<=[.!?])\s+(?=\p{Lu}|`)/u));
  const whole = paragraphs.flat().filter(isWhole);
  const first = isMatch ? best(whole.filter(hasSubject), isMatch) : whole[0];
  const paragraph = paragraphs.find(
    (sentences) => first !== undefined && sentences.includes(first),
  );
  if (!paragraph || first === undefined) return undefined;
  const from = paragraph.indexOf(first);
  let text = first;
  for (const next of paragraph.slice(from + 1, from + answering.maxSentences)) {
    if (text.length + next.length > answering.maxLetters || !isWhole(next)) break;
    text += ` ${next}`;
  }
  return { kind: 'text', text };
}

/** Whether a text is a sentence by itself: no caption, and no beginning of a list or sample. */
function isWhole(text: string): boolean {
  return /[.!?]["'”’)]*\s*$/.test(text);
}

/** Whether a sentence says something by itself, and not of what the one before it says or of another page. */
function hasSubject(text: string): boolean {
  return !/^(?:it|its|this|these|those|they|their|both|otherwise|then|but|so|also|see)\b/i.test(
    text,
  );
}

/** The text with most of the words; of equal ones the first. */
export function best(texts: readonly string[], isMatch: IsMatch): string | undefined {
  let found: { text: string; matched: number } | undefined;
  for (const text of texts) {
    const matched = matchedIn(text, isMatch);
    if (text !== '' && matched > (found?.matched ?? -1)) found = { text, matched };
  }
  return found?.text;
}

export function matchedIn(text: string, isMatch: IsMatch): number {
  const found = words(text).filter(({ start, end }) => isMatch(text.slice(start, end)));
  return new Set(found.map(({ term }) => stem(term))).size;
}
