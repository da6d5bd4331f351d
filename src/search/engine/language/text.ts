/** A word of a text with its place, so that a match can be shown in the text it came from. */
export interface Word {
  /** Folded form, as in the index. */
  term: string;
  start: number;
  end: number;
}

/** A word, or a number with separators of thousands, which is one word. */
const wordPattern = /\d{1,3}(?:[,'’\u00a0\u202f]\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+/gu;
/** A name that is put together with signs: `full-feed`, `f.brand.not`, `last_purchased`. */
const identifierPattern = /[\p{L}\p{M}\p{N}]+(?:[-_.][\p{L}\p{M}\p{N}]+)+/gu;
/** A sign inside of a name. Most texts have none, and this test is cheaper than a search for words. */
const identifierSign = /[-_.](?=[\p{L}\p{M}\p{N}])/u;
/** Longer names are addresses and samples, which nobody types whole. */
const MAX_IDENTIFIER_LETTERS = 32;
/** Boundaries within a name: `didYouMean`, `HTTPError`, `index2`. */
const humps = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+/gu;

/** Whether a text has English letters and signs only, as most have, so that folding changes nothing. */
function isPlain(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

/** Lower case without accents; ß is ss. */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The second spelling of a word with umlauts (`grün`: `gruen`), as written where keyboards have none. */
export function digraphs(word: string): string | undefined {
  if (isPlain(word)) return undefined;
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

function termOf(written: string): string {
  return fold(/^\d/.test(written) ? written.replace(/[,'’\u00a0\u202f]/g, '') : written);
}

/** Words of a text in order, folded; numbers without separators of thousands. */
export function words(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    term: termOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** A text as its folded words, for comparing names. */
export function wordKey(text: string): string {
  return words(text)
    .map(({ term }) => term)
    .join(' ');
}

/**
 * Terms that a text is found by: its words, the parts of names in camel case, names with signs as one word, and for
 * words with umlauts the spelling without. `didYouMeanResult` becomes `didyoumeanresult`, `did`, `you`, `mean`, `result`;
 * `full-feed` becomes `full`, `feed`, `fullfeed`; `1,000` becomes `1000`, `1`, `000`.
 */
export function terms(text: string): string[] {
  return [...wordsOf(text).flatMap(termsOfWord), ...identifiers(text).map(({ term }) => term)];
}

/** Words of a text as they are written. */
export function wordsOf(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

/** Terms that a word is found by. */
export function termsOfWord(word: string): string[] {
  const term = termOf(word);
  const second = digraphs(word);
  return [
    term,
    // Digits with a comma may be two numbers: `10,100`.
    ...(term.length < word.length && /^\d/.test(word) ? word.split(/\D/) : []),
    ...(second === undefined ? [] : [second]),
    ...camelCaseParts(word),
  ];
}

/** Names with signs in a text, each as one word without them. */
export function identifiers(text: string): Word[] {
  if (!identifierSign.test(text)) return [];
  return [...text.matchAll(identifierPattern)].flatMap((match) => {
    const term = fold(match[0]).replace(/[-_.]/g, '');
    if (term.length > MAX_IDENTIFIER_LETTERS || /^\d+$/.test(term)) return [];
    return [{ term, start: match.index, end: match.index + match[0].length }];
  });
}

/** Parts of a name in camel case, folded; empty for a plain word. */
export function camelCaseParts(word: string): string[] {
  if (!/\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u.test(word)) return [];
  return [...word.matchAll(humps)].map(([part]) => fold(part)).filter((part) => part.length > 1);
}

/**
 * The stem of related forms of an English word: `filters`, `filtering` and `filtered` share `filter`. Only for finding
 * other forms in the vocabulary, never shown, so a wrong stem does no more than miss a form.
 */
export function stem(term: string): string {
  if (term.length < 4 || /\d/.test(term)) return term;
  // Not a form of "set".
  if (term.startsWith('setting')) return 'setting';
  let out = american(term)
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

/** Whether two words differ by regular endings alone: `caches` and `cached`, not `paging` and `pagging`. */
export function isInflection(one: string, other: string): boolean {
  const [a, b] = [american(one), american(other)];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return [a, b].every((word) => /^(?:e?[dns]?|e?rs?|ings?|y|ies)$/.test(word.slice(at)));
}

/** The American form of a British word, as far as the two follow rules: `colour`, `organised`, `modelling`, `catalogue`. */
function american(term: string): string {
  return term
    .replace(/(?<=[a-z]{3})our(?=s?$|ed$|ing$|ite|able)/, 'or')
    .replace(/(?<=[a-z]{4})is(?=(?:e[ds]?|ing|ations?)$)/, 'iz')
    .replace(/(?<=[aeiou][a-z]*[^aeiou][aeiou]l)l(?=ed$|ing$)/, '')
    .replace(/(?<=log)ue(?=s?$)/, '');
}

/** Most edits (letters added, dropped, changed or swapped) that still count as a slip in a word of this length. */
export function editLimit(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
