import fc from 'fast-check';

/** The same values in each run, unless another seed is asked for. */
export const valuesSeed = Number(process.env['HOSTILE_SEED'] ?? 1);

/** Texts that have a meaning in some output. */
const parts = [
  ...['&', '<', '>', '"', "'", '`', '\\', '|', '{', '}', '$&', '${a}', '%{b}', '#', ': ', '- '],
  ...['</script>', '</head>', '<!--', '-->', ']]>', '<b>', '&lt;', '&amp;amp;', '&#60;', '&copy'],
  ...['*a*', '_b_', '~~c~~', '[x](y)', '![z](w)', '[[v]]', '1. ', '://', 'https://x.test', '--'],
  ...['\u2028', '\n', '\t', '\u0085', '\u00a0', '\u202e', '\ufeff', 'é', 'e\u0301', '中文', '😀'],
];

/** Titles, descriptions, and labels that are hard to write down. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...parts), fc.constantFrom('a', 'word', ' ', 'Two words')), {
    minLength: 1,
    maxLength: 9,
  })
  .map((chosen) => `x${chosen.join('')}`);

/** The text as the site shows it. */
export const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

export const hostileTexts = (count: number) =>
  fc.sample(hostileText, { seed: valuesSeed, numRuns: count });
