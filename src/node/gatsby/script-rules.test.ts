import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteAbsolute } from '../source/files';
import { scriptRules, type Rule } from './script-rules';

const gatsby: Rule[] = [
  { test: /\.(js|mjs|jsx|ts|tsx)$/, use: 'all of Babel' },
  { test: /\.tsx?$/, use: 'all of Babel again' },
  { test: /\.css$/, use: 'styles' },
];

/** What is done with a file, as the loaders' names. */
function loadersOf(place: string, rules: readonly Rule[]): string[] {
  const file = siteAbsolute(place);
  const holds = (condition: unknown) =>
    typeof condition === 'function'
      ? (condition as (file: string) => boolean)(file)
      : condition instanceof RegExp
        ? condition.test(file)
        : condition === file;
  return rules
    .filter(
      ({ test, include, exclude }) =>
        holds(test) && (!include || holds(include)) && !holds(exclude),
    )
    .flatMap(({ use }) => use as (string | { loader: string })[] | string)
    .map((loader) => (typeof loader === 'string' ? loader : path.basename(loader.loader)));
}

describe('scripts of develop', () => {
  const rules = scriptRules(gatsby);
  it.each([
    ['src/templates/doc.tsx', ['refreshed.mjs', 'by-function.mjs']],
    ['src/hooks/use-sidebar-data.ts', ['esbuild-loader', 'by-function.mjs']],
    ['src/components/docs/pager.tsx', ['refreshed.mjs']],
    ['gatsby-browser.tsx', ['refreshed.mjs']],
    ['src/lib/routes.ts', ['esbuild-loader']],
    ['src/search/protocol/schema/type.ts', ['bundle-alone.mjs']],
    ['.cache/app.js', ['esbuild-loader']],
    ['src/theme/page.css', ['styles']],
    ['node_modules/gatsby-react-router-scroll/index.js', ['all of Babel']],
  ])('%s: %j', (file, loaders) => {
    expect(loadersOf(file, rules)).toEqual(loaders);
  });

  it('have loaders in each rule: the plugin that refreshes components reads them all', () => {
    for (const { use } of rules) expect([use].flat().every(Boolean)).toBe(true);
  });
});

it('ends the build where Gatsby has other rules, and says where to look', () => {
  expect(() => scriptRules(gatsby.slice(1))).toThrow('src/node/gatsby/script-rules.ts');
});
