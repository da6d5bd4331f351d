import type { Answer } from '../../protocol/assistance';
import type { ParsedQuery } from './query';
import type { IsMatch } from '../language/highlight';
import { asksWhatIs, isListQuestion, contentStems, isDefinition } from '../language/stop-words';
import { stem, words } from '../language/text';
import { answering } from '../ranking-weights';

/** Normalizes a name for comparisons. */
export function keyOf(name: string): string {
  return contentStems(name).join(' ');
}

/** All texts of an answer. */
export function textsIn(content: Answer['content']): string[] {
  if (content.kind === 'row') return [...content.head, ...content.cells];
  if ('items' in content) return content.items;
  return [content.kind === 'text' ? content.text : content.note];
}

/**
 * The part of a section that answers a query: a row, steps, or sentences.
 * @param key the query, normalized by `keyOf`
 * @param isNamed whether the section has or defines the query as a name
 */
export function contentOf(
  { status, heading = '', text = '' }: Record<string, string>,
  isMatch: IsMatch,
  { text: query, words: { length: count } }: ParsedQuery,
  key: string,
  isNamed: boolean,
): Answer['content'] | undefined {
  if (status !== undefined) {
    const note = best(status.split('\n'), isMatch);
    return note === undefined ? undefined : { kind: 'not documented', note };
  }
  const lines = text.split('\n');
  // A definition is no row or sentence about something else.
  const isOfSubject = asksWhatIs(query) || (isDefinition(query) && count === 1);
  const needed = isNamed || isOfSubject ? Infinity : answering.minRowShare * count;
  const isAbout = keyOf(heading) === key;
  const isList = isListQuestion(query);
  const isInHeading =
    key.includes(' ') && key.split(' ').every((word) => keyOf(heading).split(' ').includes(word));
  const list = isList && (isAbout || isInHeading) ? listOf(lines) : undefined;
  // A key or a value has no article: a row of the parameter `storage` does not say what a storage is.
  const isThing = /^\s*(?:what is an?|was ist eine?)\s/i.test(query);
  const listed = list ?? (isThing ? undefined : rowOf(lines, isMatch, needed, key, isOfSubject));
  if (listed) return listed;
  const steps = lines.filter((line) => line.startsWith('\t')).map((line) => line.slice(1));
  if (/^\s*(?:how|wie)\b/i.test(query) && steps.length > 1)
    return { kind: 'steps', items: steps.slice(0, answering.maxSteps) };
  // A section defines its subject in its first sentence.
  const answer = sentencesOf(
    lines.filter((line) => !line.includes('\t')),
    isAbout ? undefined : isMatch,
    isOfSubject && !isNamed ? key : '',
  );
  return answer && isList && !/^[^.!?]*,[^.!?]*,/.test(answer.text) ? undefined : answer;
}

/** The first list, or else the first cells of the first table. */
function listOf(lines: readonly string[]): Answer['content'] | undefined {
  const start = lines.findIndex((line) => line.includes('\t'));
  const rest = lines.slice(start).findIndex((line) => !line.includes('\t'));
  const first = lines.slice(start, rest < 0 ? undefined : start + rest);
  const isTable = lines[start]?.startsWith('\t') === false;
  const items = first.map((line) => line.split('\t')[isTable ? 0 : 1] ?? '').slice(Number(isTable));
  return items.length > 1 ? { kind: 'list', items } : undefined;
}

/**
 * The row whose first cell equals the name, else contains it, else a row with enough of the words.
 * @param isExact whether the first cell must equal the name, or the row must have enough of the words
 */
function rowOf(
  lines: readonly string[],
  isMatch: IsMatch,
  needed: number,
  key: string,
  isExact: boolean,
): Answer['content'] | undefined {
  let head: string[] | undefined;
  let bestMatch: { head: string[]; cells: string[]; matched: number } | undefined;
  for (const line of lines) {
    if (line.startsWith('\t') || !line.includes('\t')) {
      head = undefined;
      continue;
    }
    const cells = line.split('\t');
    if (!head) head = cells;
    else if (keyOf(cells[0] ?? '') === key) return { kind: 'row', head, cells };
    else {
      const isOfName = !isExact && ` ${keyOf(cells[0] ?? '')} `.includes(` ${key} `);
      const matched = isOfName ? Infinity : matchedIn(line, isMatch);
      if (matched >= needed && matched > Math.max(1, bestMatch?.matched ?? 0))
        bestMatch = { head, cells, matched };
    }
  }
  return bestMatch && { kind: 'row', head: bestMatch.head, cells: bestMatch.cells };
}

/** The sentence with the most words of the query, or the first one, and the next ones of its paragraph. */
function sentencesOf(
  lines: readonly string[],
  isMatch: IsMatch | undefined,
  subject: string,
): Extract<Answer['content'], { kind: 'text' }> | undefined {
  const paragraphs = lines.map((line) => line.split(/(?<=[.!?])\s+(?=\p{Lu}|`)/u));
  const complete = paragraphs.flat().filter(isComplete);
  const isOnSubject = (text: string) => hasSubject(text) && keyOf(text).startsWith(subject);
  const first = isMatch ? best(complete.filter(isOnSubject), isMatch) : complete[0];
  const paragraph = paragraphs.find(
    (sentences) => first !== undefined && sentences.includes(first),
  );
  if (!paragraph || first === undefined) return undefined;
  const firstIndex = paragraph.indexOf(first);
  let text = first;
  for (const next of paragraph.slice(firstIndex + 1, firstIndex + answering.maxSentences)) {
    if (text.length + next.length > answering.maxLetters || !isComplete(next)) break;
    text += ` ${next}`;
  }
  return { kind: 'text', text };
}

/** Whether a text is a complete sentence: no caption, and no introduction of a list or sample. */
function isComplete(text: string): boolean {
  return /[.!?]["'”’)]*\s*$/.test(text);
}

/** Whether a sentence makes sense alone, without the one before it or another page. */
function hasSubject(text: string): boolean {
  return !/^(?:it|its|this|these|those|they|their|both|otherwise|then|but|so|also|see)\b/i.test(
    text,
  );
}

/** The first text with the most matches. */
export function best(texts: readonly string[], isMatch: IsMatch): string | undefined {
  let bestMatch: { text: string; matched: number } | undefined;
  for (const text of texts) {
    const matched = matchedIn(text, isMatch);
    if (text !== '' && matched > (bestMatch?.matched ?? -1)) bestMatch = { text, matched };
  }
  return bestMatch?.text;
}

export function matchedIn(text: string, isMatch: IsMatch): number {
  const bestMatch = words(text).filter(({ start, end }) => isMatch(text.slice(start, end)));
  return new Set(bestMatch.map(({ term }) => stem(term))).size;
}
