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

describe('scripts of develop', () => {
  const rules = scriptRules(gatsby, undefined);
  it.each([
    ['src/templates/doc.tsx', ['all of Babel']],
    ['src/hooks/use-sidebar-data.ts', ['all of Babel']],
    ['src/components/docs/pager.tsx', ['refreshed.mjs']],
    ['gatsby-browser.tsx', ['refreshed.mjs']],
    ['src/lib/routes.ts', ['esbuild-loader']],
    ['src/search/protocol/schema/type.ts', ['bundle-alone.mjs']],
    ['.cache/production-app.js', ['esbuild-loader']],
    ['node_modules/gatsby-react-router-scroll/index.js', ['all of Babel']],
  ])('%s: %j', (file, loaders) => {
    expect(loadersOf(file, rules)).toEqual(loaders);
  });

  it('have nothing to refresh where no browser is', () => {
    expect(
      loadersOf('src/components/docs/pager.tsx', scriptRules(gatsby, undefined, false)),
    ).toEqual(['esbuild-loader']);
  });

  it('have loaders in each rule: the plugin that refreshes components reads them all', () => {
    for (const { use } of rules) expect([use].flat().every(Boolean)).toBe(true);
  });
});

it('ends the build where Gatsby has other rules, and says where to look', () => {
  expect(() => scriptRules(gatsby.slice(1), babel)).toThrow('src/node/gatsby/script-rules.ts');
});
