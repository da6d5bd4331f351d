import path from 'node:path';

/** Addresses of links, pictures, and references, then those of elements, code from files, and partials. */
const written = [
  /(?<=\][(:]\s*<)[^>\n]+/,
  /(?<=\][(:]\s*)(?:[^\s()<>]|\([^\s()]*\))+/,
  /(?<=(?:\b(?:href|src|file)\s*=\s*\{?|\bfrom)\s*(["'`]))(?:(?!\1).)+/,
];
const pattern = new RegExp(written.map(({ source }) => source).join('|'), 'g');

/** All texts of a page that may be addresses of other files or pages, also those in code. */
export const addressesOf = (source: string): string[] => source.match(pattern) ?? [];

export const replaceAddresses = (source: string, replace: (href: string) => string): string =>
  source.replace(pattern, replace);

/** The address of a file as a page writes it: relative, with `./` or `../` at its start. */
export function relativeAddress(from: string, target: string): string {
  const address = path.posix.relative(path.posix.dirname(from), target);
  return encodeAddress(address.startsWith('.') ? address : `./${address}`);
}

const encodeAddress = (text: string) =>
  text.replace(/[\s()<>%?#]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
