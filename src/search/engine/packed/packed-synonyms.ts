import type { SynonymGroup } from '../index/definition';

/** Mark of a group of another language, separator of words, and separator of words and translations. */
const FOREIGN = '~';
const NEXT = '|';
const MEANS = '=';

/** Packs synonym groups as lines: `a|b`, `a|b=c`, `~a|b=c`. JSON is a tenth longer. */
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

/** Inverse of `packSynonyms`. */
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

/** Removes separators from a word; they separate words of a query too. */
function plain(word: string): string {
  return word.replace(/[\n|=~]/g, ' ');
}
