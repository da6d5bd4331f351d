import path from 'node:path';
import type { rspack as rspackFunction, RspackOptions, RuleSetRule } from '@rspack/core';
import { siteAbsolute } from '../../source/files';
import type { BabelPlugin, BabelPlugins } from '../babel-plugins';
import { definitionsOf, type Settings } from '../bundle';
import { byBabel } from '../by-babel';
import { bundledFile, kindOf, SYNTAX, type Kind } from '../script-kinds';
import { SmallStyles } from './small-styles';

type Rspack = typeof rspackFunction;

/** What Gatsby tells webpack of the scripts of the browser, as far as it is read here. */
export interface BrowserSettings extends Settings {
  context: string;
  entry: Record<string, string>;
  output: { path: string; publicPath: string };
  devtool?: 'source-map' | false;
  resolve: { alias: Record<string, string>; extensions: string[] };
  optimization: { runtimeChunk: { name: string }; splitChunks: object };
}

/**
 * Packages that reach every page through Gatsby's and Emotion's entry files, unused by this site. They may be left out
 * where it is known that loading them does nothing by itself; their own package files do not say so.
 */
const withoutEffects =
  /[\\/]node_modules[\\/](?:gatsby-script|@builder\.io[\\/]partytown|hoist-non-react-statics|react-is)[\\/]/;

/** It holds hashes of other scripts, which depend on the folder of the build until the final ones are put in. */
const runtime = /webpack-runtime-/;

/** Hexadecimal digits of hashes in names of files; hosts know by them what never changes (`src/node/hosting/rules.ts`). */
const HASH_DIGITS = 20;

/**
 * What Rspack makes the scripts of the browser by, from the settings that Gatsby made for webpack.
 * @param ofGatsby finds the packages of Gatsby, of which some are installed for it alone
 */
export function browserOptions(
  rspack: Rspack,
  settings: BrowserSettings,
  babel: BabelPlugins,
  ofGatsby: NodeJS.Require,
): RspackOptions {
  const { name, context, entry, output, resolve, optimization } = settings;
  const styles = '[name].[contenthash].css';
  return {
    ...(name && { name }),
    context,
    entry,
    mode: 'production',
    target: ['web', SYNTAX],
    devtool: settings.devtool ?? false,
    output: { ...output, hashFunction: 'md4', hashDigestLength: HASH_DIGITS },
    resolve: {
      extensions: resolve.extensions,
      // Gatsby imports it, and has it only for components of the server, which the site has none of.
      alias: { ...resolve.alias, 'react-server-dom-webpack': false },
      // Gatsby's files in the cache import what may be installed for Gatsby alone.
      modules: [
        'node_modules',
        path.join(path.dirname(ofGatsby.resolve('gatsby/package.json')), 'node_modules'),
      ],
      fullySpecified: false,
    },
    module: { rules: rulesOf(rspack, babel, ofGatsby) },
    performance: false,
    optimization: {
      runtimeChunk: optimization.runtimeChunk,
      splitChunks: {
        ...optimization.splitChunks,
        // The worker of the practice tenant has the engine, as the worker of the search does. A script that both share
        // would be a second request before the first result of a search, for a worker that few readers start.
        chunks: (chunk) => chunk.name !== 'practice-worker',
      },
      // SWC gives short names by the frequency of letters. So the runtime keeps its names, and is the same bytes wherever
      // it is built.
      minimizer: [
        new SmallStyles(),
        ...[true, false].map(
          (mangle) =>
            new rspack.SwcJsMinimizerRspackPlugin({
              ...(mangle ? { exclude: runtime } : { include: runtime }),
              extractComments: true,
              minimizerOptions: { compress: { passes: 2 }, mangle },
            }),
        ),
      ],
    },
    plugins: [
      new rspack.DefinePlugin(definitionsOf(settings) as Record<string, string>),
      new rspack.CssExtractRspackPlugin({ filename: styles, chunkFilename: styles }),
    ],
  };
}

/**
 * Babel takes most of the time of a bundle. It gets only files with queries or styles, for that alone; all else, and all
 * syntax, is for SWC.
 */
function rulesOf(rspack: Rspack, babel: BabelPlugins, ofGatsby: NodeJS.Require): RuleSetRule[] {
  const kinds = new Map<string, Kind>();
  const is = (kind: Kind) => (file: string) => {
    const known = kinds.get(file) ?? kindOf(file, true);
    kinds.set(file, known);
    return known === kind;
  };
  const loader = siteAbsolute('src/node/gatsby/by-function.mjs');
  const byPlugins = (plugins: readonly BabelPlugin[]) => ({
    loader,
    options: { make: (text: string, file: string) => byBabel(text, file, plugins) },
  });
  return [
    ...(['plain', 'styled', 'queried'] as const).flatMap((kind) =>
      [true, false].map((tsx) => ({
        test: tsx ? /\.tsx$/ : /\.ts$/,
        include: is(kind),
        use: [
          swc({ syntax: 'typescript', tsx }),
          ...(kind === 'plain' ? [] : [byPlugins(babel[kind])]),
        ],
      })),
    ),
    // Modules of both kinds.
    {
      test: is('of Gatsby'),
      type: 'javascript/auto',
      use: [swc({ syntax: 'ecmascript', jsx: true })],
    },
    {
      test: siteAbsolute(bundledFile),
      use: [
        { loader: siteAbsolute('src/node/gatsby/bundle-alone.mjs'), options: { target: SYNTAX } },
      ],
    },
    // Rspack's own type of module for styles would add what loads them to the scripts of each page.
    {
      test: /\.css$/,
      type: 'javascript/auto',
      use: [rspack.CssExtractRspackPlugin.loader, ofGatsby.resolve('css-loader')],
    },
    { test: withoutEffects, sideEffects: false },
  ];
}

function swc(parser: object) {
  const react = { runtime: 'automatic', importSource: '@emotion/react' };
  return {
    loader: 'builtin:swc-loader',
    options: { isModule: 'unknown', jsc: { parser, target: SYNTAX, transform: { react } } },
  };
}
