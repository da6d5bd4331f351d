/** A word of a text with its place, so that a match can be shown in the text it came from. */
export interface Word {
  /** Folded form, what the index knows. */
  term: string;
  start: number;
  end: number;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** Where a written-together name falls apart: `didYouMean`, `HTTPError`, `index2`. */
const humps = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+/gu;

/** Lower case without accents; ß is ss. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The second spelling of a word with umlauts (`grün`: `gruen`), as written where keyboards have none. */
export function digraphs(word: string): string | undefined {
  const lower = word.normalize('NFC').toLowerCase();
  if (!/[äöü]/.test(lower)) return undefined;
  return fold(lower.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter));
}

/**
 * Both spellings of all words that have two, each leading to the other: `grun` and `gruen`.
 * @param spellings how folded terms are written
 */
export function digraphPairs(spellings: Readonly<Record<string, string>>): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const [term, written] of Object.entries(spellings)) {
    const second = digraphs(written);
    if (second === undefined || second === term) continue;
    pairs.set(term, second);
    pairs.set(second, term);
  }
  return pairs;
}

/** Words of a text in order, folded. */
export function words(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    term: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/**
 * Terms that a text is found by: its words, the parts of names in camel case, and for words with umlauts the spelling
 * without. `didYouMeanResult` gives `didyoumeanresult`, `did`, `you`, `mean`, `result`.
 */
export function terms(text: string): string[] {
  const out: string[] = [];
  for (const [word] of text.matchAll(wordPattern)) {
    out.push(fold(word));
    const second = digraphs(word);
    if (second !== undefined) out.push(second);
    out.push(...humpsOf(word));
  }
  return out;
}

/** Parts of a name in camel case, folded; empty for a plain word. */
export function humpsOf(word: string): string[] {
  if (!/\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u.test(word)) return [];
  return [...word.matchAll(humps)].map(([part]) => fold(part)).filter((part) => part.length > 1);
}

/**
 * What related forms of an English word share: `filters`, `filtering` and `filtered` share `filter`. Only for finding
 * other forms in the vocabulary, never shown, so a wrong stem does no more than miss a form.
 */
export function stem(term: string): string {
  if (term.length < 4 || /\d/.test(term)) return term;
  let out = term
    .replace(/(?:ss|sh|ch|x)es$/, (ending) => ending.slice(0, -2))
    .replace(/ies$/, 'y')
    .replace(/([^su])s$/, '$1');
  if (/(?:ing|ed)$/.test(out)) {
    const cut = out.replace(/(?:ing|ed)$/, '');
    if (cut.length > 3 || (cut.length === 3 && /[aeiou]/.test(cut) && /[^aeiou]$/.test(cut)))
      out = cut;
    out = out.replace(/([bdgmnprt])\1$/, '$1');
  }
  return out.replace(/(?<=.{3})e$/, '').replace(/(?<=.{3})y$/, 'i');
}

/** Words that say nothing about what is looked for, English and German. */
const stopWords = new Set(
  `a an and are as at be by can do does for from get has have how i if in into is it me my of on or that the their this
  to was what when where which who why will with you your
  auf das der des die ein eine fur ich im ist kann man mit nach und von was wie zu zur`.split(
    /\s+/,
  ),
);

export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}

/** Most edits (letters added, dropped, changed or swapped) that still count as a slip in a word of this length. */
export function editLimit(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
