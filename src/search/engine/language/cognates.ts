/** Fewer letters are too many words of both languages. */
const MIN_LETTERS = 5;
const MIN_ENGLISH_LETTERS = 4;
/** Endings of German words and their English counterparts, the likeliest first. */
const endings: readonly [ending: RegExp, english: readonly string[]][] = [
  [/isier(?:en?|te?n?|ung(?:en)?|bare?)?$/, ['ize']],
  [/ier(?:en?|te?n?|ung(?:en)?|bare?)?$/, ['ate', 'e', '']],
  [/isch(?:e[mnrs]?)?$/, ['ic', 'ical']],
  [/itat(?:en)?$/, ['ity']],
  [/ien?$/, ['y']],
  [/ell(?:e[mnrs]?)?$/, ['al']],
  [/iv(?:e[mnrs]?)?$/, ['ive']],
  [/eln?s?$/, ['le']],
];
/** Endings of cases and plurals. */
const inflection = /(?:e[mnrs]?|n|s)$/;

/**
 * English words that a German one may be: `konfigurieren` is `configure`, `relevanz` is `relevance`, `agenten` is `agent`.
 * @param term folded
 * @param isKnown whether the texts have a word; only such ones count
 * @param inGerman whether the words beside it are German: then an ending is enough
 */
export function cognates(
  term: string,
  isKnown: (word: string) => boolean,
  inGerman: boolean,
): string[] {
  if (term.length < MIN_LETTERS || /\d/.test(term)) return [];
  const isFound = (word: string) => word.length >= MIN_ENGLISH_LETTERS && isKnown(word);
  const byEnding = endings.flatMap(([ending, replacements]) =>
    ending.test(term)
      ? replacements.flatMap((english) => spellings(term.replace(ending, english)))
      : [],
  );
  const byLetters = uninflected(term)
    .flatMap((word) => [...spellings(word), ...spellings(`${word}e`)])
    .filter((word) => inGerman || !term.startsWith(word));
  const found = [...byEnding, ...byLetters].find(isFound);
  return found === undefined ? [] : [found];
}

/** A word with its endings, and without the last one, the last two and so on. */
function uninflected(term: string): string[] {
  const words = [term];
  for (let word = term; inflection.test(word) && word.length >= MIN_LETTERS;) {
    word = word.replace(inflection, '');
    words.push(word);
  }
  return words;
}

/** The letters that English writes with c. */
function spellings(word: string): string[] {
  return [word, word.replaceAll('k', 'c'), word.replaceAll('z', 'c'), word.replace(/[kz]/g, 'c')];
}
