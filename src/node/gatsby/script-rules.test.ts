import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteAbsolute } from '../source/files';
import { scriptRules, type Rule } from './script-rules';

const gatsby: Rule[] = [
  { test: /\.(js|mjs|jsx|ts|tsx)$/, use: 'all of Babel' },
  { test: /\.tsx?$/, use: 'all of Babel again' },
  { test: /\.css$/, use: 'styles' },
];
const babel = {
  styled: { loader: 'Emotion' },
  queried: () => ({ loader: 'queries and Emotion' }),
};

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
    .filter(({ test, exclude }) => holds(test) && !holds(exclude))
    .flatMap(
      ({ use }) =>
        [typeof use === 'function' ? (use as (request: object) => object[])({}) : use].flat() as (
          string | { loader: string }
        )[],
    )
    .map((loader) => (typeof loader === 'string' ? loader : path.basename(loader.loader)));
}

describe('scripts of a build', () => {
  const rules = scriptRules(gatsby, babel);
  it.each([
    ['src/pages/404.tsx', ['esbuild-loader', 'queries and Emotion']],
    ['src/templates/doc.tsx', ['esbuild-loader', 'queries and Emotion']],
    ['src/hooks/use-sidebar-data.ts', ['esbuild-loader', 'queries and Emotion']],
    ['gatsby-browser.tsx', ['esbuild-loader']],
    ['src/hooks/use-suggestions.ts', ['esbuild-loader']],
    ['src/lib/routes.ts', ['esbuild-loader']],
    ['src/components/docs/pager.tsx', ['esbuild-loader', 'Emotion']],
    ['src/search/protocol/schema/type.ts', ['bundle-alone.mjs']],
    ['.cache/production-app.js', ['esbuild-loader']],
    ['.cache/head/utils.js', ['esbuild-loader']],
    ['node_modules/gatsby-react-router-scroll/index.js', ['all of Babel']],
    ['src/theme/page.css', ['styles']],
  ])('%s: %j', (file, loaders) => {
    expect(loadersOf(file, rules)).toEqual(loaders);
  });

  it('are all for one rule, and syntax is for esbuild alone', () => {
    const files = fs
      .readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((file) => path.join('src', file))
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^src\/(?:node|test)\//.test(file));
    expect(files.length).toBeGreaterThan(200);
    for (const file of files) {
      const loaders = loadersOf(file, rules).join(' ');
      const text = fs.readFileSync(file, 'utf8');
      expect([file, loaders]).toEqual([
        file,
        expect.stringMatching(
          /^(?:esbuild-loader(?: Emotion| queries and Emotion)?|bundle-alone\.mjs)$/,
        ),
      ]);
      if (/\bgraphql`|useStaticQuery/.test(text))
        expect([file, loaders]).toEqual([file, 'esbuild-loader queries and Emotion']);
      if (/\bcss\(|\bcss=/.test(text))
        expect([file, loaders]).toEqual([file, expect.stringContaining('Emotion')]);
    }
  });
});

it('leaves elements to Babel in develop', () => {
  const rules = scriptRules(gatsby, undefined);
  expect(loadersOf('src/components/docs/pager.tsx', rules)).toEqual(['all of Babel']);
  expect(loadersOf('.cache/production-app.js', rules)).toEqual(['all of Babel']);
  expect(loadersOf('src/lib/routes.ts', rules)).toEqual(['esbuild-loader']);
  expect(loadersOf('src/hooks/use-sidebar-data.ts', rules)).toEqual(['all of Babel']);
  // Gatsby's plugin that replaces components in the page reads the loaders of all rules.
  for (const { use } of rules) expect([use].flat().every(Boolean)).toBe(true);
});

it('ends the build where Gatsby has other rules, and says where to look', () => {
  expect(() => scriptRules(gatsby.slice(1), babel)).toThrow('src/node/gatsby/script-rules.ts');
});
