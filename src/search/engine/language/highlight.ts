import { escapeAttribute } from '../../../lib/text/escape-html';
import { digraphs, fold, camelCaseParts, words, type Word } from './text';

/** Largest number of words in an excerpt. */
const EXCERPT_WORDS = 30;
/** Number of words before the first match of an excerpt. */
const LEAD_WORDS = 6;

/** Whether the query matched a word of a text. @param written as spelled in the text */
export type IsMatch = (written: string) => boolean;

/** @param matched terms of the index that the query matched */
export function matcher(matched: ReadonlySet<string>): IsMatch {
  return (written) =>
    matched.has(fold(written)) ||
    matched.has(digraphs(written) ?? '') ||
    camelCaseParts(written).some((part) => matched.has(part));
}

/**
 * The part of a text with the most matches, up to 30 words, as escaped HTML with matches in `<mark>`. In a table, the part is
 * a row, with dots between its cells.
 * @returns undefined if no word matches
 */
export function excerpt(text: string, isMatch: IsMatch): string | undefined {
  const blocks = blocksOf(text).map((block) => {
    const matches = words(block).filter(({ start, end }) => isMatch(block.slice(start, end)));
    return { block, matched: new Set(matches.map(({ term }) => term)).size };
  });
  const bestCount = Math.max(0, ...blocks.map(({ matched }) => matched));
  const best = blocks.find(({ matched }) => matched === bestCount)?.block ?? '';
  const html = windowOf(best, isMatch);
  return html
    ?.replace(/\s*\t\s*/g, ' · ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Splits a text into rows of tables and the texts between them. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let prose = '';
  for (const line of text.split('\n'))
    if (line.indexOf('\t') > 0) {
      blocks.push(prose, line);
      prose = '';
    } else prose += `${line.trimStart()}\n`;
  return [...blocks, prose.trimEnd()].filter((block) => block !== '');
}

/** Most characters of an address before and after the words of an excerpt. */
const MAX_PART = 100;
const partBefore = /[\p{L}\p{N}\p{M}_%./:?=&-]+$/u;
const partAfter = /^[\p{L}\p{N}\p{M}_%./:?=&-]+/u;

function windowOf(text: string, isMatch: IsMatch): string | undefined {
  const all = words(text);
  const marks = all.map(({ start, end }) => isMatch(text.slice(start, end)));
  if (!marks.includes(true)) return undefined;
  const first = bestStart(all, marks);
  const last = Math.min(first + EXCERPT_WORDS, all.length) - 1;
  let from = first === 0 ? 0 : (all[first]?.start ?? 0);
  let to = last === all.length - 1 ? text.length : (all[last]?.end ?? text.length);
  // An address or a name, such as `f.brand=Gr%C3%BCnwerk`, is several words.
  from -= partBefore.exec(text.slice(Math.max(0, from - MAX_PART), from))?.[0].length ?? 0;
  to += partAfter.exec(text.slice(to, to + MAX_PART))?.[0].length ?? 0;
  let html = '';
  let position = from;
  for (let index = first; index <= last; index += 1) {
    const word = all[index];
    if (!word || !marks[index]) continue;
    const [before, written] = [text.slice(position, word.start), text.slice(word.start, word.end)];
    html += `${escapeAttribute(before)}<mark>${escapeAttribute(written)}</mark>`;
    position = word.end;
  }
  html += escapeAttribute(text.slice(position, to));
  return `${from > 0 ? '… ' : ''}${html.trim()}${to < text.length ? ' …' : ''}`;
}

/** First word of the window with the most distinct matches, then with the most matches. */
function bestStart(all: readonly Word[], marks: readonly boolean[]): number {
  let best = { start: 0, different: 0, sum: 0 };
  marks.forEach((isMatched, index) => {
    if (!isMatched) return;
    const start = Math.max(0, Math.min(index - LEAD_WORDS, all.length - EXCERPT_WORDS));
    const matches = all
      .slice(start, start + EXCERPT_WORDS)
      .filter((_, offset) => marks[start + offset]);
    const different = new Set(matches.map(({ term }) => term)).size;
    if (different > best.different || (different === best.different && matches.length > best.sum))
      best = { start, different, sum: matches.length };
  });
  return best.start;
}
