import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Root {
  walkDecls: (visit: (declaration: { prop: string }) => void) => void;
}

/** Gatsby uses it in develop; builds do without. */
const gatsby = createRequire(
  createRequire(path.resolve('package.json')).resolve('gatsby/package.json'),
);
const autoprefixer = gatsby('autoprefixer') as (options: object) => object;
const postcss = gatsby('postcss') as (plugins: readonly object[]) => {
  process: (css: string, options: object) => { root: Root };
};

/** Properties with a prefix that a style sheet needs for the browsers of package.json, and does not have. */
function missingPrefixes(css: string): string[] {
  // Those that no browser needs anymore stay, so that all that the sheet has are found among them.
  const missing = prefixesOf(css, [autoprefixer({ flexbox: 'no-2009', remove: false })]);
  for (const prefix of prefixesOf(css, [])) missing.splice(missing.indexOf(prefix), 1);
  return missing;
}

function prefixesOf(css: string, plugins: readonly object[]): string[] {
  const { root } = postcss(plugins).process(css, { from: path.resolve('src/theme/x.css') });
  const found: string[] = [];
  root.walkDecls(({ prop }) => {
    if (/^-(?:webkit|moz|ms|o)-/.test(prop)) found.push(prop);
  });
  return found;
}

const sheets = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'));

it('finds properties without the prefix that a browser needs', () => {
  expect(missingPrefixes('a { text-decoration: underline dotted red; user-select: none }')).toEqual(
    ['-webkit-text-decoration', '-webkit-user-select'],
  );
});

it('finds them beside prefixes that no browser needs', () => {
  const needless = 'a { -webkit-border-radius: 1px; border-radius: 1px }';
  expect(missingPrefixes(`b { user-select: none } ${needless}`)).toEqual(['-webkit-user-select']);
});

it.each(sheets)('%s names all prefixes itself', (file) => {
  expect(missingPrefixes(fs.readFileSync(path.join('src', file), 'utf8'))).toEqual([]);
});
