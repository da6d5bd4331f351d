import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Root {
  walkDecls: (visit: (declaration: { prop: string }) => void) => void;
}

/** Gatsby adds prefixes in develop with these packages; its builds do not use them. */
const gatsby = createRequire(
  createRequire(path.resolve('package.json')).resolve('gatsby/package.json'),
);
const autoprefixer = gatsby('autoprefixer') as (options: object) => object;
const postcss = gatsby('postcss') as (plugins: readonly object[]) => {
  process: (css: string, options: object) => { root: Root };
};

/** Prefixed properties that a style sheet lacks for the browsers in package.json. */
function missingPrefixes(css: string): string[] {
  // Obsolete prefixes stay in this list, so that it contains all prefixes of the sheet.
  const missing = prefixesOf(css, [autoprefixer({ flexbox: 'no-2009', remove: false })]);
  for (const prefix of prefixesOf(css, [])) missing.splice(missing.indexOf(prefix), 1);
  return missing;
}

function prefixesOf(css: string, plugins: readonly object[]): string[] {
  const { root } = postcss(plugins).process(css, { from: path.resolve('src/theme/x.css') });
  const properties: string[] = [];
  root.walkDecls(({ prop }) => {
    if (/^-(?:webkit|moz|ms|o)-/.test(prop)) properties.push(prop);
  });
  return properties;
}

const sheets = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'));

it('finds properties without the prefix that a browser needs', () => {
  expect(missingPrefixes('a { text-decoration: underline dotted red; user-select: none }')).toEqual(
    ['-webkit-text-decoration', '-webkit-user-select'],
  );
});

it('finds them beside obsolete prefixes', () => {
  const obsolete = 'a { -webkit-border-radius: 1px; border-radius: 1px }';
  expect(missingPrefixes(`b { user-select: none } ${obsolete}`)).toEqual(['-webkit-user-select']);
});

it.each(sheets)('%s has all prefixes that browsers need', (file) => {
  expect(missingPrefixes(fs.readFileSync(path.join('src', file), 'utf8'))).toEqual([]);
});
