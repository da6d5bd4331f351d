import type { Answer } from '../../protocol/assistance';
import type { IsMatch } from '../language/highlight';
import {
  asksQuantity,
  asksWhatIs,
  asksWhy,
  isDefinition,
  isHowTo,
  isListQuestion,
  contentStems,
} from '../language/stop-words';
import { stem, words } from '../language/text';
import { answering } from '../ranking-weights';

type TextContent = Extract<Answer['content'], { kind: 'text' }>;

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
 * The definition of a name in a section: the row or sentence with the name as its subject, or the lead of a section with the
 * name as its heading.
 * @param key the name, normalized by `keyOf`
 */
export function quoteOfName(
  { status, heading = '', text = '' }: Record<string, string>,
  key: string,
  query: string,
): Answer['content'] | undefined {
  if (status !== undefined) return undefined;
  const lines = text.split('\n');
  const isAbout = keyOf(heading) === key || heading.startsWith(`${key} `);
  if (isListQuestion(query)) return isAbout ? kindsIn(lines) : undefined;
  // A key or a value has no article: a row of the parameter `storage` does not say what a storage is.
  const isThing = /^\s*(?:what is an?|was ist eine?)\s/i.test(query);
  const row = rowsOf(lines).find(({ cells: [cell = ''] }) => !isThing && keyOf(cell) === key);
  return row ?? (isAbout ? leadOf(lines) : sentenceOn(key, text));
}

/** The first sentence with a name as its subject. @param key the name, normalized by `keyOf` */
export function sentenceOn(key: string, text: string): TextContent | undefined {
  const name = key.split(' ');
  return startingAt(text.split('\n'), (sentence) => {
    const terms = words(sentence).map(({ term }) => term);
    if (/^(?:an?|the)$/.test(terms[0] ?? '')) terms.shift();
    // A verb follows the name, perhaps after another noun: "the decompounding filter splits".
    const next = terms.slice(name.length, name.length + (name.length > 1 ? 2 : 1));
    return (
      name.every((word, number) => stem(terms[number] ?? '') === word) &&
      next.some((term) => /s$|^are$/.test(term))
    );
  });
}

/** The note with the most matches. */
export function noteOf(status: string, isMatch: IsMatch) {
  const notes = status.split('\n').filter((note) => note !== '');
  const note = best(notes, (text) => matchedIn(text, isMatch), 0);
  return note === undefined ? undefined : ({ kind: 'not documented', note } as const);
}

/**
 * The part of a section that answers a question.
 * @param names title, heading, and authored questions; `symptoms` is the head of tables that answer only "why"
 * @param fit similarity of the question to the heading, and to the most similar authored question
 * @param count number of the question's words
 * @param shareIn share of these words that a text contains
 */
export function quoteFor(
  query: string,
  { names, text, symptoms }: { names: string; text: string; symptoms?: string | undefined },
  fit: { heading: number; questions: number },
  count: number,
  shareIn: (text: string) => number,
): Answer['content'] | undefined {
  const lines = text.split('\n');
  const isHeading = fit.heading >= answering.minFit;
  const isFit = isHeading || fit.questions >= answering.minFit;
  const isSame = Math.max(fit.heading, fit.questions) >= answering.minLeadFit;
  // Without a fit, the quotation completes the names: together they have most words of the question.
  const isComplete = (parts: readonly string[]) =>
    isFit || (count > 2 && shareIn([names, ...parts].join('\n')) >= answering.minShare);
  if (isListQuestion(query)) {
    const asked = contentStems(query);
    const isAsked = (head: string) =>
      keyOf(head) !== '' && contentStems(head).every((word) => asked.includes(word));
    const list = isComplete(lines) ? listOf(lines, isAsked) : undefined;
    return list ?? (isHeading || isSame ? kindsIn(lines) : undefined);
  }
  // A section about a part of the thing does not say what it is.
  if (asksWhatIs(query) && !isSame) return undefined;
  if (isHowTo(query) || (isFit && asksWhy(query))) {
    const steps = lines.filter((line) => line.startsWith('\t')).map((line) => line.slice(1));
    if (steps.length > 1 && isComplete(steps))
      return { kind: 'steps', items: steps.slice(0, answering.maxSteps) };
  }
  const asksNumber = asksQuantity(query);
  // A number of another name, with which the part begins, is no answer.
  const isAnswer = (part: string) =>
    !asksNumber ||
    (hasNumber(part) && query.includes(/^[\w.]*[a-z][A-Z]\w*/.exec(part)?.[0] ?? ''));
  const lead = leadOf(lines);
  const isLead =
    isHeading ||
    (fit.questions >= answering.minLeadFit &&
      (asksNumber || shareIn(lead?.text ?? '') >= answering.minShareOfNumber));
  if (lead && isLead && isAnswer(lead.text)) return lead;
  const isAsked = asksNumber || fit.questions === 1;
  const ofFit = isAsked ? answering.minShareOfNumber : answering.minShare;
  const least = isFit ? ofFit : count > 1 && shareIn(names) === 1 ? 1 : Infinity;
  // Without a fit, a row has all words that the names lack.
  const shareOfRow = ({ head: [name = ''], cells }: { head: string[]; cells: string[] }) => {
    if (!asksWhy(query) && name === symptoms) return 0;
    const hasAll = count > 1 && shareIn([names, ...cells].join('\n')) === 1;
    return isFit || (hasAll && !isHowTo(query) && !asksWhy(query)) ? shareIn(cells.join('\n')) : 0;
  };
  // Another sentence than the first ones defines nothing.
  const sentences = isDefinition(query) ? [] : proseOf(lines).flat().filter(hasSubject);
  const first = best(sentences, shareIn, least);
  const table = isSame ? listOf(lines, (head) => head !== symptoms) : undefined;
  return [
    best(rowsOf(lines), shareOfRow, isFit ? ofFit : answering.minShareOfNumber),
    startingAt(lines, (sentence) => sentence === first),
    table,
  ].find((quote) => quote && isAnswer(textsIn(quote).join('\n')));
}

const hasNumber = (text: string) =>
  /\d|\b(?:two|three|four|five|ten|minutes?|hours?|days?)\b/i.test(text);

/** All kinds of the subject: a list, or a sentence that enumerates them. */
function kindsIn(lines: readonly string[]): Answer['content'] | undefined {
  const kinds = listOf(lines) ?? leadOf(lines);
  return kinds?.kind === 'text' && !/^[^.!?]*,[^.!?]*,/.test(kinds.text) ? undefined : kinds;
}

/** The items of the first list, or the names and meanings in a table. @param isAsked selects it by its head */
function listOf(lines: readonly string[], isAsked: (head: string) => boolean = () => true) {
  const [head = [], ...rows] = tablesOf(lines).find(([[name = ''] = []]) => isAsked(name)) ?? [];
  const meaning = head.length === 2 ? 1 : head.findIndex((name) => name.startsWith('Meaning'));
  const items =
    head[0] === ''
      ? [head, ...rows].map(([, item = '']) => item)
      : rows.map(([name = '', ...cells]) => [name, cells[meaning - 1] ?? []].flat().join(': '));
  return items.length > 1
    ? { kind: 'list' as const, items: items.slice(0, answering.maxSteps) }
    : undefined;
}

/** The rows of tables, with the head first, and the items of lists, whose first cell is empty. */
function tablesOf(lines: readonly string[]): string[][][] {
  const tables: string[][][] = [];
  for (const [number, line] of lines.entries()) {
    if (!line.includes('\t')) continue;
    if (lines[number - 1]?.includes('\t') !== true) tables.push([]);
    tables.at(-1)?.push(line.split('\t'));
  }
  return tables;
}

/** The rows of the tables, each with the head of its table. */
const rowsOf = (lines: readonly string[]) =>
  tablesOf(lines)
    .filter(([head]) => head?.[0] !== '')
    .flatMap(([head = [], ...rows]) =>
      rows.filter(([cell]) => cell !== '').map((cells) => ({ kind: 'row' as const, head, cells })),
    );

const proseOf = (lines: readonly string[]) =>
  lines
    .filter((line) => line !== '' && !line.includes('\t'))
    .map((line) => line.split(/(?<=[.!?])\s+(?=\p{Lu}|`)/u));

/** The first sentences of a section that begins with complete ones, after captions. */
function leadOf(lines: readonly string[]): TextContent | undefined {
  const start = lines.findIndex((line) => !/^[^\t]*\S \S[^\t]*[^\t.:!?]$/.test(line));
  return startingAt(lines.slice(start, start + 1), hasSubject);
}

/** The first such sentence, and the next ones of its paragraph. */
function startingAt(
  lines: readonly string[],
  isFirst: (sentence: string) => boolean,
): TextContent | undefined {
  for (const sentences of proseOf(lines)) {
    const start = sentences.findIndex((sentence) => isComplete(sentence) && isFirst(sentence));
    if (start < 0) continue;
    let text = sentences[start] ?? '';
    for (const next of sentences.slice(start + 1, start + answering.maxSentences)) {
      if (text.length + next.length > answering.maxLetters || !isComplete(next)) break;
      text += ` ${next}`;
    }
    return { kind: 'text', text };
  }
  return undefined;
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

/** The first part with the highest score, unless that is below the least. */
export function best<Part>(
  parts: readonly Part[],
  scoreOf: (part: Part) => number,
  least: number,
): Part | undefined {
  const scores = parts.map(scoreOf);
  const highest = Math.max(least, ...scores);
  return parts[scores.indexOf(highest)];
}

/** Number of different matched words of a text. */
export function matchedIn(text: string, isMatch: IsMatch): number {
  const matches = words(text).filter(({ start, end }) => isMatch(text.slice(start, end)));
  return new Set(matches.map(({ term }) => stem(term))).size;
}
