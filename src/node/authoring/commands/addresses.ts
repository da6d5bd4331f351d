/** Addresses of links, pictures, and references, then those of elements, code from files, and partials. */
const addressForms = [
  /(?<=\][(:]\s*<)[^>\n]+/,
  /(?<=\][(:]\s*)(?:[^\s()<>]|\([^\s()]*\))+/,
  /(?<=(?:\b(?:href|src|file)\s*=\s*\{?|\bfrom)\s*(["'`]))(?:(?!\1).)+/,
];
const pattern = new RegExp(addressForms.map(({ source }) => source).join('|'), 'g');

/** All texts of a page that may be addresses of other files or pages, also those in code. */
export const addressesOf = (source: string): string[] => source.match(pattern) ?? [];

export const replaceAddresses = (source: string, replace: (href: string) => string): string =>
  source.replace(pattern, replace);
