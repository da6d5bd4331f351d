import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { copiedGatsby } from '../test/copied-gatsby.mjs';
import { temporaryFolder } from '../test/temporary-folder.mjs';
import { rspack, writeBundleCache } from './rspack.mjs';

const { at, write } = temporaryFolder();
const require = createRequire(path.resolve('package.json'));
const real = copiedGatsby();
const gatsbyRequire = real.gatsby;
const webpack = gatsbyRequire('webpack');
const MiniCssExtract = gatsbyRequire('mini-css-extract-plugin');
const { StaticQueryMapper } = real.gatsby('./dist/utils/webpack/plugins/static-query-mapper.js');
const { getSSRChunkHashes } = real.load('utils/webpack/get-ssr-chunk-hashes');

/** Like Gatsby's plugin of this name: reads which scripts there are. */
class GatsbyWebpackStatsExtractor {
  apply({ hooks }) {
    hooks.done.tapAsync('GatsbyWebpackStatsExtractor', (stats, done) => {
      this.stats = stats;
      done();
    });
  }
}

/** What Gatsby's plugin for queries stores. */
const dispatched = vi.fn();
const storeOf = () => ({
  getState: () => ({
    components: new Map([[at('page.js'), { componentPath: at('page.js'), pages: new Set() }]]),
    staticQueryComponents: new Map([['q', { hash: '42', componentPath: at('queried.js') }]]),
    componentsUsingSlices: new Map(),
    program: { directory: at('') },
    slicesByTemplate: new Map(),
    staticQueriesByTemplate: new Map(),
  }),
  dispatch: dispatched,
});

const style = {
  test: /\.css$/,
  use: [{ loader: MiniCssExtract.loader }, { loader: gatsbyRequire.resolve('css-loader') }],
};
const script = {
  test: /\.(js|mjs|jsx|ts|tsx)$/,
  exclude: /node_modules/,
  use: () => [
    {
      loader: gatsbyRequire.resolve('./dist/utils/babel-loader.js'),
      options: { stage: 'build-javascript', rootDir: at(''), cacheDirectory: false },
    },
  ],
};

/** A configuration as Gatsby makes it for the scripts of the browser. */
const browser = (more = {}) => ({
  name: 'build-javascript',
  mode: 'production',
  context: at(''),
  entry: { app: at('app.js') },
  output: {
    path: at('public'),
    publicPath: '/',
    filename: '[name]-[contenthash].js',
    chunkFilename: '[name]-[contenthash].js',
  },
  module: { rules: [script, style] },
  resolve: { alias: { 'site-title$': at('title.js') }, extensions: ['.js', '.tsx', '.css'] },
  optimization: { runtimeChunk: { name: 'webpack-runtime' } },
  plugins: [
    new webpack.DefinePlugin({ __PATH_PREFIX__: '"/help"' }),
    new MiniCssExtract({ filename: '[name].[contenthash].css' }),
    new StaticQueryMapper(storeOf()),
    new GatsbyWebpackStatsExtractor(),
  ],
  ...more,
});

/** A configuration as Gatsby makes it for the bundle that renders pages. */
const renderer = (more = {}) => ({
  name: 'build-html',
  mode: 'production',
  target: 'node',
  context: at(''),
  entry: { 'render-page': at('render-page.js') },
  output: { path: at('routes'), filename: '[name].js', library: { type: 'commonjs' } },
  module: { rules: [script, style] },
  resolve: { extensions: ['.js', '.tsx'] },
  externals: { react: `commonjs ${require.resolve('react')}` },
  optimization: { minimize: false },
  plugins: [
    new webpack.ProvidePlugin({ fetch: gatsbyRequire.resolve('node-fetch') }),
    new MiniCssExtract({ filename: '[name].css' }),
  ],
  ...more,
});

/** Bundles with the hook. @returns what Gatsby is given, and the lines and the bundler of Gatsby that were used */
async function bundled(config, { change = () => undefined } = {}) {
  const gatsby = copiedGatsby(at(''));
  const bundler = gatsby.load('utils/webpack/bundle');
  const build = vi.fn(() => Promise.resolve({ stats: 'of webpack' }));
  bundler.build = build;
  gatsby.load('redux/index').store = {
    getState: () => ({ config: { jsxRuntime: 'automatic' } }),
  };
  change(gatsby);
  const warn = vi.fn();
  rspack(gatsby, { reporter: { warn } });
  const bundle = await bundler.build(config);
  return { bundle, build, lines: warn.mock.calls.map(([line]) => line) };
}

/** Bundles with webpack, as Gatsby does without the hook. */
const babel = {
  test: /\.tsx$/,
  loader: gatsbyRequire.resolve('babel-loader'),
  options: {
    ...{ babelrc: false, configFile: false },
    presets: [
      [
        gatsbyRequire.resolve('babel-preset-gatsby'),
        { stage: 'build-html', reactRuntime: 'automatic' },
      ],
      gatsbyRequire.resolve('@babel/preset-typescript'),
    ],
  },
};
const byWebpack = (config) =>
  real.load('utils/webpack/bundle').build({ ...config, module: { rules: [babel, style] } });

const assetsOf = ({ stats }) => Object.keys(stats.compilation.assets);
const asset = (bundle, pattern) => {
  const name = assetsOf(bundle).find((file) => pattern.test(file));
  return fs.readFileSync(at(path.join('public', name ?? 'none')), 'utf8');
};
const extracted = ({ plugins }) =>
  plugins.find((plugin) => plugin instanceof GatsbyWebpackStatsExtractor).stats;

beforeEach(() => {
  dispatched.mockClear();
  write('package.json', '{"browserslist": ["last 1 chrome version"]}');
  write('title.js', 'export default "A title";');
  write('queried.js', 'export const answer = 42;');
  write('page.js', 'import { answer } from "./queried"; console.log(answer ?? "page");');
  write('page.css', '.a {\n  color: #ff0000;\n}\n@media print { .a { display: none } }\n');
  write(
    'app.js',
    `import title from 'site-title';
     import './page.css';
     console.log(title, __PATH_PREFIX__, process.env.NODE_ENV);
     import(/* webpackChunkName: "component---page" */ './page');`,
  );
});

describe('the scripts of the browser', () => {
  it('are small, named by their content, and have the constants of Gatsby', async () => {
    const { bundle, build, lines } = await bundled(browser());
    expect([build.mock.calls, lines]).toEqual([[], []]);
    expect(asset(bundle, /^app-[0-9a-f]{20}\.js$/)).toContain('"A title","/help","production"');
    expect(asset(bundle, /^component---page-[0-9a-f]{20}\.js$/)).not.toContain('\n ');
  });

  it('let Gatsby find the queries of a template', async () => {
    await bundled(browser());
    expect(dispatched).toHaveBeenCalledWith({
      type: 'SET_STATIC_QUERIES_BY_TEMPLATE',
      payload: { componentPath: at('page.js'), staticQueryHashes: ['42'] },
    });
  });

  it('let Gatsby know the scripts of a page, as webpack does', async () => {
    const [config, other] = [browser(), browser()];
    const { bundle } = await bundled(config);
    await byWebpack(other);
    const namedChunks = (stats) =>
      Object.fromEntries(
        stats.compilation.chunkGroups
          .filter(({ name }) => name)
          .map(({ name, chunks }) => [
            name,
            chunks
              .flatMap(({ files }) => [...files])
              .map((file) => file.replace(/[-.][0-9a-f]{20}/, ''))
              .sort(),
          ]),
      );
    expect(namedChunks(extracted(config))).toEqual(namedChunks(extracted(other)));
    expect(extracted(config).hash).toBe(bundle.stats.hash);
    const { namedChunkGroups, assets } = extracted(config).toJson();
    expect(Object.keys(namedChunkGroups)).toEqual(['app', 'component---page']);
    expect(assets.every(({ name, info }) => name && info)).toBe(true);
  });

  it('have the styles that webpack extracts', async () => {
    const minified = { minimize: false };
    const css = async (bundle) => asset(await bundle, /\.css$/).trim();
    const optimization = { runtimeChunk: { name: 'webpack-runtime' }, ...minified };
    const ours = await css(bundled(browser({ optimization })).then(({ bundle }) => bundle));
    expect(ours).toBe(await css(byWebpack(browser({ optimization }))));
    expect(ours).toContain('color: #ff0000');
  });

  it('have another hash when one of them is another, and list their sources', async () => {
    const hashOf = async () => (await bundled(browser())).bundle.stats.hash;
    const [first, same] = [await hashOf(), await hashOf()];
    write('page.js', 'console.log("another");');
    const { stats } = (await bundled(browser())).bundle;
    expect(same).toBe(first);
    expect(stats.hash).not.toBe(first);
    expect(stats.compilation.fileDependencies).toContain(at('page.js'));
  });

  it('report suspicious code', async () => {
    write('page.js', 'console.log(require(location.hash));');
    const { stats } = (await bundled(browser())).bundle;
    expect(stats.hasWarnings()).toBe(true);
    expect(JSON.stringify(stats.toJson())).toContain('dependency');
  });
});

describe('the bundle that renders pages', () => {
  beforeEach(() => {
    write('a.tsx', 'export default ({ text }: { text: string }) => <p className="a">{text} é</p>;');
    write(
      'render-page.js',
      `const React = require('react');
       exports.element = async () => {
         const { default: A } = await import(/* webpackChunkName: "component---a" */ './a');
         return React.createElement(A, { text: 'one & two' });
       };`,
    );
  });

  const html = async (folder) => {
    const { renderToString } = require('react-dom/server');
    return renderToString(await require(at(`${folder}/render-page.js`)).element());
  };

  it('renders the HTML that the bundle of webpack renders', async () => {
    const externals = {
      react: `commonjs ${require.resolve('react')}`,
      'react/jsx-runtime': `commonjs ${require.resolve('react/jsx-runtime')}`,
    };
    const { lines } = await bundled(renderer({ externals }));
    expect(lines).toEqual([]);
    const ours = await html('routes');
    expect(ours).toBe('<p class="a">one &amp; two<!-- --> é</p>');
    const other = renderer({ externals });
    other.output.path = at('of-webpack');
    await byWebpack(other);
    expect(await html('of-webpack')).toBe(ours);
  });

  it('tells Gatsby which templates changed', async () => {
    const externals = [/^react/];
    const components = new Map([
      ['a', { componentChunkName: 'component---a', componentPath: 'a' }],
    ]);
    const hashes = async () => {
      const { bundle, lines } = await bundled(renderer({ externals }));
      expect(lines).toEqual([]);
      return getSSRChunkHashes({ stats: bundle.stats, components });
    };
    const [first, same] = [await hashes(), await hashes()];
    expect(same).toEqual(first);
    write('a.tsx', 'export default () => <p>another</p>;');
    const other = await hashes();
    expect(other.templateHashes.a).not.toBe(first.templateHashes.a);
    expect(first.renderPageHash).not.toBe('');
  });
});

describe('webpack bundles, and one line tells why,', () => {
  /** A plugin of webpack that Rspack cannot run. */
  class ForeignPlugin {
    apply(compiler) {
      compiler.hooks.aHookOfWebpackAlone.tap('ForeignPlugin', () => undefined);
    }
  }
  class WithoutApply {
    name = 'nothing to apply';
  }

  it.each([
    ['of a mistake in a source', () => write('page.js', 'const = 1;'), /build-javascript/],
    ['of a missing module', () => write('page.js', "import './missing';"), /build-javascript/],
    [
      'of an unknown plugin that uses what Rspack lacks',
      ({ plugins }) => plugins.push(new ForeignPlugin()),
      /aHookOfWebpackAlone|undefined/,
    ],
    [
      'of an unknown plugin without apply',
      ({ plugins }) => plugins.push(new WithoutApply()),
      /WithoutApply has no counterpart/,
    ],
    [
      "of Gatsby's plugin for queries, which is missing",
      ({ plugins }) => plugins.splice(2, 1),
      /StaticQueryMapper/,
    ],
    [
      "of Gatsby's plugin for lists of scripts, which is missing",
      ({ plugins }) => plugins.splice(3, 1),
      /GatsbyWebpackStatsExtractor/,
    ],
  ])('because %s', async (_what, change, message) => {
    const config = browser();
    change(config);
    const { bundle, build, lines } = await bundled(config);
    expect(build).toHaveBeenCalledWith(config);
    expect(bundle).toEqual({ stats: 'of webpack' });
    expect(lines).toEqual([expect.stringMatching(message)]);
    expect(lines[0]).not.toContain('\n');
  });

  it('because no entry renders pages', async () => {
    write('other.js', 'exports.a = 1;');
    const { build, lines } = await bundled(renderer({ entry: { other: at('other.js') } }));
    expect(build).toHaveBeenCalledTimes(1);
    expect(lines).toEqual([expect.stringContaining('chunks have no hash')]);
  });
});

it('leaves bundles of other names to webpack', async () => {
  const { build, lines } = await bundled({ ...browser(), name: 'develop' });
  expect([build.mock.calls.length, lines]).toEqual([1, []]);
});

it('takes the bundles of the last build, and says in one line why it could not cache them', async () => {
  write('src/a.js', '');
  const change = (gatsby) => {
    const state = {
      ...{ config: { jsxRuntime: 'automatic' }, flattenedPlugins: [] },
      staticQueriesByTemplate: new Map([['template.tsx', []]]),
    };
    gatsby.load('redux/index').store = { getState: () => state };
  };
  const first = await bundled(browser(), { change });
  const warn = vi.fn();
  writeBundleCache({ warn });
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^gatsby-plugin-fast-builds could not cache the bundles: .*$/)],
  ]);
  for (const file of ['webpack.stats.json', 'chunk-map.json']) write(`public/${file}`, file);
  writeBundleCache({ warn });
  expect(warn).toHaveBeenCalledTimes(1);
  const config = browser();
  const { bundle, build } = await bundled(config, { change });
  expect(bundle.stats.hash).toBe(first.bundle.stats.hash);
  expect([extracted(config), build.mock.calls]).toEqual([undefined, []]);
});
