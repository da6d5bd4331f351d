import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder';
import { siteAbsolute } from '../../source/files';
import { babelPlugins } from '../babel-plugins';
import { rendererBundle } from './renderer-bundle';

const require = createRequire(siteAbsolute('package.json'));
/** What the site's plugin for Emotion brings. */
const ofEmotion = '@emotion/babel-plugin';
const emotion = { name: require.resolve(ofEmotion), options: {} };

const { at, write } = temporaryFolder('qsc-renderer-');

beforeEach(() => {
  write(
    '$virtual/async-requires.js',
    `exports.components = { 'a': () => import("./page.js" /* webpackChunkName: "component---page" */) };`,
  );
  write('$virtual/page.js', 'export default () => "a page";');
});

/** Makes a bundle of this entry with the settings that Gatsby makes, and loads it. */
async function bundled(entry: string, definitions: Record<string, unknown> = {}) {
  const bundle = await rendererBundle(babelPlugins([emotion]))({
    entry: { 'render-page': write('entry.js', `require('$virtual/async-requires');\n${entry}`) },
    output: { path: at('routes') },
    cache: { version: '1' },
    plugins: [{ definitions }],
    resolve: {
      alias: {
        $virtual: at('$virtual'),
        gatsby$: write('gatsby-browser-entry.js', 'exports.navigate = 1;'),
        react: path.dirname(require.resolve('react/package.json')),
      },
      extensions: ['.js', '.ts', '.tsx'],
    },
    externals: [
      {
        fs: `commonjs ${write('tracked-fs.js', 'exports.isTracked = true;')}`,
        path: 'commonjs path',
      },
      () => undefined,
    ],
  } as never);
  return { bundle, made: require(at('routes/render-page.js')) as Record<string, unknown> };
}

describe('the bundle that renders pages', () => {
  it('has what Gatsby puts in the place of modules, and one React with those that use it', async () => {
    const { made } = await bundled(
      `exports.gatsby = require('gatsby').navigate;
       exports.tracked = require('fs').isTracked;
       exports.sep = require('path').sep;
       exports.react = require('react');
       exports.server = require('react-dom/server');`,
    );
    expect(made).toEqual({
      gatsby: 1,
      tracked: true,
      sep: path.sep,
      react: require('react') as unknown,
      server: require('react-dom/server') as unknown,
    });
  });

  it('knows what Gatsby defines, and nothing of the machine', async () => {
    const { made } = await bundled(
      `exports.values = [__PATH_PREFIX__, process.env.GATSBY_X, process.env.NODE_ENV, process.env.HOME, __ASSET_PREFIX__, global.isOn];`,
      {
        __PATH_PREFIX__: '"/docs"',
        __ASSET_PREFIX__: undefined,
        'global.isOn': false,
        'process.env': '({})',
        'process.env.GATSBY_X': '"x"',
        'process.env.NODE_ENV': '"production"',
        'process.env.HOME': '"/root"',
        'process.env.BASH_FUNC_x%%': '"() {}"',
        'process.env.CYPRESS_SUPPORT': undefined,
      },
    );
    expect(made['values']).toEqual(['/docs', 'x', 'production', undefined, undefined, false]);
  });

  it('registers the styles of its modules', async () => {
    const file = JSON.stringify(siteAbsolute('src/components/skip-link.tsx'));
    const registry = JSON.stringify(siteAbsolute('src/app/page-styles.ts'));
    const { made } = await bundled(
      `const React = require('react');
       const { SkipLink } = require(${file});
       exports.html = require('react-dom/server').renderToString(React.createElement(SkipLink));
       exports.pageStyles = require(${registry}).pageStyles;`,
      { 'process.env.NODE_ENV': '"production"', 'process.env.BUILD_STAGE': '"build-html"' },
    );
    const { html, pageStyles } = made as {
      html: string;
      pageStyles: (used: object) => { ids: string[]; css: string }[];
    };
    const [, id] = /<a[^>]* class="\w+-(\w+)"/.exec(html) ?? [];
    expect(pageStyles({ ids: [id], css: '' })).toEqual([
      { ids: [id], css: expect.stringContaining('top:-80px') as string },
    ]);
  });

  it('tells what it is made of, by another hash when that is another', async () => {
    const first = await bundled('exports.one = 1;');
    const { stats } = first.bundle;
    expect(Object.keys(stats.compilation.assets).sort()).toEqual([
      'render-page.js',
      'render-page.js.map',
    ]);
    expect([...stats.compilation.fileDependencies]).toContain(at('entry.js'));
    expect([...stats.compilation.chunkGroups].map(({ name }) => name)).toEqual([
      'render-page',
      'component---page',
    ]);
    const [same, other] = [await bundled('exports.one = 1;'), await bundled('exports.one = 2;')];
    expect(same.bundle.stats.hash).toBe(stats.hash);
    expect(other.bundle.stats.hash).not.toBe(stats.hash);
  });
});
