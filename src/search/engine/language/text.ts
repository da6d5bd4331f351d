/** A word of a text with its offsets, so that a match can be highlighted. */
export interface Word {
  /** Folded form, as in the index. */
  term: string;
  start: number;
  end: number;
}

/** A word, or a number with thousands separators. */
const wordPattern = /\d{1,3}(?:[,'’\u00a0\u202f]\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+/gu;
/** A name of parts joined by punctuation: `full-feed`, also with the hyphens of Unicode, `f.brand.not`, `last_purchased`. */
const identifierPattern = /[\p{L}\p{M}\p{N}]+(?:[-_.\u2010\u2011][\p{L}\p{M}\p{N}]+)+/gu;
/** Punctuation inside a name. Most texts have none, and this test is cheaper than `identifierPattern`. */
const identifierSign = /[-_.\u2010\u2011](?=[\p{L}\p{M}\p{N}])/u;
/** Longer names are addresses and samples, which nobody types in full. */
const MAX_IDENTIFIER_LETTERS = 32;
/** A name that programs write in capitals: `PREPARED`, `X_QSC_TOKEN`. Shorter words are abbreviations. */
const capitals = /(?<![\p{L}\p{N}_])\p{Lu}[\p{Lu}\p{N}_]{4,}(?![\p{L}\p{N}_])/gu;
/** A part of a name: `didYouMean`, `HTTPError`, `index2`. */
const casePart = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+/gu;

/** Whether a text is ASCII, so that folding only lowers its case. */
function isPlain(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

/** Lowers the case and removes accents; ß becomes ss. */
export function fold(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The spelling of a word with digraphs for its umlauts (`grün`: `gruen`); undefined without umlauts. */
export function digraphs(word: string): string | undefined {
  if (isPlain(word)) return undefined;
  const lower = word.normalize('NFC').toLowerCase();
  if (!/[äöü]/.test(lower)) return undefined;
  return fold(lower.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter));
}

function termOf(word: string): string {
  return fold(/^\d/.test(word) ? word.replace(/[,'’\u00a0\u202f]/g, '') : word);
}

/** Words of a text in order, folded; numbers without thousands separators. */
export function words(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => ({
    term: termOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Matches "can't", also as "cant". */
export const negation =
  /(?<!\p{L})\p{L}+n['’]t\b|\b(?:are|ca|could|did|do|does|had|has|have|is|must|need|should|was|were|wo|would)nt\b/iu;
/** Matches negations completely, and the end of "customer's" and "we're" from the apostrophe. */
const contractions = new RegExp(`${negation.source}|(?<=\\p{L})['’](?:s|re|ve|ll)\\b`, 'giu');
/** Matches the arguments of a call after a name in camel case. */
const callArguments = /(?<=\p{Ll}\p{Lu}\p{L}*)\([^)]*\)?/gu;

const blank = (part: string) => ' '.repeat(part.length);

/** A text of the same length with spaces in place of contractions, which are no words. */
export const withoutContractions = (text: string) => text.replace(contractions, blank);

/** The same without arguments, which a query is not about: `'x'` of `throwError('x')`. */
export const withoutArguments = (text: string) => text.replace(callArguments, blank);

/** The folded words of a text. */
export const termsIn = (text: string) => words(text).map(({ term }) => term);

/** The folded words of a text, to compare names. */
export const wordKey = (text: string) => termsIn(text).join(' ');

/**
 * Terms of a text in the index: its words, the parts of camel case names, names with punctuation as one word, names in
 * capitals as written, and the digraph spelling of words with umlauts. `didYouMeanResult` becomes `didyoumeanresult`,
 * `did`, `you`, `mean`, `result`; `full-feed` becomes `full`, `feed`, `fullfeed`.
 */
export function terms(text: string): string[] {
  const parts = text.match(wordPattern) ?? [];
  const names = identifiers(text).map(({ term }) => term);
  return [...parts.flatMap(termsOfWord), ...names, ...namesInCapitals(text)];
}

export const namesInCapitals = (text: string): string[] => text.match(capitals) ?? [];

function termsOfWord(word: string): string[] {
  const term = termOf(word);
  const second = digraphs(word);
  return [term, ...(second === undefined ? [] : [second]), ...camelCaseParts(word)];
}

/** Names with punctuation in a text, each as one word without it. */
export function identifiers(text: string): Word[] {
  if (!identifierSign.test(text)) return [];
  return [...text.matchAll(identifierPattern)].flatMap((match) => {
    const term = fold(match[0]).replace(/[-_.\u2010\u2011]/g, '');
    if (term.length > MAX_IDENTIFIER_LETTERS || /^\d+$/.test(term)) return [];
    return [{ term, start: match.index, end: match.index + match[0].length }];
  });
}

/** Parts of a camel case name, folded; empty for a plain word. */
export function camelCaseParts(word: string): string[] {
  if (!/\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u.test(word)) return [];
  return [...word.matchAll(casePart)].map(([part]) => fold(part)).filter((part) => part.length > 1);
}

/**
 * The stem of an English word: `filters`, `filtering`, and `filtered` share `filter`. It only serves to find other forms in
 * the vocabulary, so a wrong stem merely misses a form.
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
    const base = out.replace(/(?:ing|ed)$/, '');
    if (base.length > 3 || (base.length === 3 && /[aeiou]/.test(base) && /[^aeiou]$/.test(base)))
      out = base;
    out = out.replace(/([bdgmnprt])\1$/, '$1');
  }
  return out.replace(/(?<=.{3})e$/, '').replace(/(?<=.{3})y$/, 'i');
}

/** Whether two words differ by regular endings only: `caches` and `cached`, not `paging` and `pagging`. */
export function isInflection(term: string, other: string): boolean {
  const [a, b] = [american(term), american(other)];
  let common = 0;
  while (common < a.length && a[common] === b[common]) common += 1;
  const endings = [a.slice(common), b.slice(common)];
  const isRegular = endings.every((ending) => /^(?:e?[dns]?|e?rs?|ings?|y|ies)$/.test(ending));
  // An "e" belongs to the word, unless "ing" replaces it: "updat" is no form of "update", nor "fullfed" of "fullfeed".
  const isLetter =
    (endings.includes('e') && !endings.some((ending) => ending.startsWith('ing'))) ||
    (a[common - 1] === 'e' && /^e/.test(endings.join('')));
  return isRegular && !isLetter;
}

/** The American spelling of a British word, by rules: `colour`, `organised`, `modelling`, `catalogue`. */
function american(term: string): string {
  return term
    .replace(/(?<=[a-z]{3})our(?=s?$|ed$|ing$|ite|able)/, 'or')
    .replace(/(?<=[a-z]{4})is(?=(?:e[ds]?|ing|ations?)$)/, 'iz')
    .replace(/(?<=[aeiou][a-z]*[^aeiou][aeiou]l)l(?=ed$|ing$)/, '')
    .replace(/(?<=log)ue(?=s?$)/, '');
}

/** Largest edit distance of a misspelling, by the length of the word. */
export function editLimit(length: number): 0 | 1 | 2 {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
