import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack, type RuleSetRule } from '@rspack/core';
import { describe, expect, it } from 'vitest';
import { siteAbsolute } from '../../source/files';
import { babelPlugins } from '../babel-plugins';
import { browserOptions, type BrowserSettings } from './browser-options';

const emotion = { name: '@emotion/babel-plugin', options: {} };
const settings: BrowserSettings = {
  context: siteAbsolute('.'),
  entry: { app: '.cache/production-app' },
  output: { path: siteAbsolute('public'), publicPath: '/' },
  resolve: { alias: {}, extensions: ['.js', '.ts', '.tsx'] },
  optimization: { runtimeChunk: { name: 'webpack-runtime' }, splitChunks: {} },
};
const { module } = browserOptions(
  rspack,
  settings,
  babelPlugins([emotion]),
  createRequire(siteAbsolute('package.json')),
);
const rules = module?.rules as RuleSetRule[];

function holds(condition: unknown, file: string): boolean {
  if (condition === undefined) return true;
  if (typeof condition === 'function') return (condition as (file: string) => boolean)(file);
  return condition instanceof RegExp ? condition.test(file) : condition === file;
}

/** What is done with a file, as the loaders' names, the last one first. */
function loadersOf(place: string): string[] {
  const file = siteAbsolute(place);
  return rules
    .filter(({ test, include }) => holds(test, file) && holds(include, file))
    .flatMap(({ use }) => (use ?? []) as (string | { loader: string })[])
    .map((use) => path.basename(typeof use === 'string' ? use : use.loader));
}

const swc = 'builtin:swc-loader';
const byBabel = 'by-function.mjs';

describe('scripts of the browser', () => {
  it.each([
    ['src/pages/404.tsx', [swc, byBabel]],
    ['src/templates/doc.tsx', [swc, byBabel]],
    ['src/hooks/use-sidebar-data.ts', [swc, byBabel]],
    ['src/components/docs/pager.tsx', [swc, byBabel]],
    ['gatsby-browser.tsx', [swc]],
    ['src/hooks/use-suggestions.ts', [swc]],
    ['src/lib/routes.ts', [swc]],
    ['src/search/protocol/schema/type.ts', ['bundle-alone.mjs']],
    ['.cache/production-app.js', [swc]],
    ['.cache/head/utils.js', [swc]],
    ['src/theme/base.css', ['cssExtractLoader.js', 'cjs.js']],
    ['node_modules/gatsby-react-router-scroll/index.js', []],
  ])('%s: %j', (file, loaders) => {
    expect(loadersOf(file)).toEqual(loaders);
  });

  it('are all for one rule, and those with queries or styles are for Babel, too', () => {
    const files = fs
      .readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((file) => path.join('src', file))
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^src\/(?:node|test)\//.test(file));
    expect(files.length).toBeGreaterThan(200);
    for (const file of files) {
      const text = fs.readFileSync(file, 'utf8');
      const loaders = loadersOf(file).join(' ');
      expect([file, loaders]).toEqual([
        file,
        /\bgraphql`|useStaticQuery|\bcss\(|\bcss=/.test(text)
          ? `${swc} ${byBabel}`
          : expect.stringMatching(
              /^(?:builtin:swc-loader(?: by-function\.mjs)?|bundle-alone\.mjs)$/,
            ),
      ]);
    }
  });
});
