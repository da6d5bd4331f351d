import type { SynonymGroup } from '../index/definition';

/** Marks a group of another language; separators of words, and of words and their meanings. */
const FOREIGN = '~';
const NEXT = '|';
const MEANS = '=';

/** Synonym groups as text, a line each: `a|b`, `a|b=c`, `~a|b=c`. JSON is a tenth longer. */
export function packSynonyms(groups: readonly SynonymGroup[]): string {
  return groups
    .map(
      ({ words, mean, isForeign }) =>
        (isForeign ? FOREIGN : '') +
        words.map(plain).join(NEXT) +
        (mean ? MEANS + mean.map(plain).join(NEXT) : ''),
    )
    .join('\n');
}

/** The groups that were packed. */
export function unpackSynonyms(packed: string): SynonymGroup[] {
  if (packed === '') return [];
  return packed.split('\n').map((line) => {
    const isForeign = line.startsWith(FOREIGN);
    const [words = '', mean] = (isForeign ? line.slice(FOREIGN.length) : line).split(MEANS);
    return {
      words: words.split(NEXT),
      ...(mean !== undefined && { mean: mean.split(NEXT) }),
      ...(isForeign && { isForeign }),
    };
  });
}

/** A word without the signs that part words here; they part words of a query as well. */
function plain(word: string): string {
  return word.replace(/[\n|=~]/g, ' ');
}
