import { words } from '../engine/language/text';

/** Largest number of marks, since more would slow the page. */
const MAX_RANGES = 2000;

/** Ranges of words in the texts of an element, regardless of case and accents; the first 2,000. */
export function rangesOf(root: Element, highlighted: readonly string[]): Range[] {
  const terms = new Set(highlighted.flatMap((text) => words(text).map(({ term }) => term)));
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { term, start, end } of words(node.textContent ?? '')) {
      if (!terms.has(term)) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
      if (ranges.length === MAX_RANGES) return ranges;
    }
  return ranges;
}
