import { digraphs, fold, camelCaseParts, words } from './text';

/** Most words of an excerpt. */
const EXCERPT_WORDS = 30;
/** Words that an excerpt shows before its first match. */
const LEAD_WORDS = 6;

/** Whether a word of a text, as written, was matched by the query. */
export type IsMatch = (written: string) => boolean;

/** @param matched terms of the index that the query matched */
export function matcher(matched: ReadonlySet<string>): IsMatch {
  return (written) =>
    matched.has(fold(written)) ||
    matched.has(digraphs(written) ?? '') ||
    camelCaseParts(written).some((part) => matched.has(part));
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * The part of a text with the most matches, at most 30 words, as HTML: text escaped, matches in `<mark>`. Of a table it
 * is a row, its cells with dots between them.
 * @returns nothing when no word matches
 */
export function excerpt(text: string, isMatch: IsMatch): string | undefined {
  const blocks = blocksOf(text).map((block) => {
    const found = words(block).filter(({ start, end }) => isMatch(block.slice(start, end)));
    return { block, matched: new Set(found.map(({ term }) => term)).size };
  });
  const most = Math.max(0, ...blocks.map(({ matched }) => matched));
  const best = blocks.find(({ matched }) => matched === most)?.block ?? '';
  const html = windowOf(best, isMatch);
  return html
    ?.replace(/\s*\t\s*/g, ' · ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Rows of tables by themselves, and the texts between them. */
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

function windowOf(text: string, isMatch: IsMatch): string | undefined {
  const all = words(text).map(({ start, end }) => ({ start, end, term: text.slice(start, end) }));
  const marks = all.map(({ term }) => isMatch(term));
  if (!marks.includes(true)) return undefined;
  const first =
    all.length <= EXCERPT_WORDS
      ? 0
      : bestStart(
          all.map(({ term }) => fold(term)),
          marks,
        );
  const last = Math.min(first + EXCERPT_WORDS, all.length) - 1;
  const from = first === 0 ? 0 : (all[first]?.start ?? 0);
  const to = last === all.length - 1 ? text.length : (all[last]?.end ?? text.length);
  let html = '';
  let at = from;
  for (let index = first; index <= last; index += 1) {
    const word = all[index];
    if (!word || !marks[index]) continue;
    html += `${escapeHtml(text.slice(at, word.start))}<mark>${escapeHtml(word.term)}</mark>`;
    at = word.end;
  }
  html += escapeHtml(text.slice(at, to));
  return `${from > 0 ? '… ' : ''}${html.trim()}${to < text.length ? ' …' : ''}`;
}

/** First word of the window that holds most different matches, then most matches. */
function bestStart(terms: readonly string[], marks: readonly boolean[]): number {
  let best = { start: 0, different: 0, sum: 0 };
  marks.forEach((isMarked, index) => {
    if (!isMarked) return;
    const start = Math.max(0, Math.min(index - LEAD_WORDS, terms.length - EXCERPT_WORDS));
    const found = terms
      .slice(start, start + EXCERPT_WORDS)
      .filter((_, offset) => marks[start + offset]);
    const different = new Set(found).size;
    if (different > best.different || (different === best.different && found.length > best.sum))
      best = { start, different, sum: found.length };
  });
  return best.start;
}
