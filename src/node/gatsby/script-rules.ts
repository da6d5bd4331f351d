import { siteAbsolute } from '../source/files';
import { developPlugins } from './babel-plugins';
import { onItsLines } from './by-babel';
import { bundledFile, kindOf, SYNTAX, type Kind } from './script-kinds';

export interface Rule {
  test?: unknown;
  include?: unknown;
  exclude?: unknown;
  resourceQuery?: unknown;
  use?: unknown;
}

const esbuildLoader = (options: object) => ({
  loader: 'esbuild-loader',
  options: { target: SYNTAX, jsx: 'automatic', jsxImportSource: '@emotion/react', ...options },
});

const refreshed = { loader: siteAbsolute('src/node/gatsby/refreshed.mjs') };

const withoutQueries = {
  loader: siteAbsolute('src/node/gatsby/by-function.mjs'),
  options: {
    make: (text: string, file: string, query: string) =>
      onItsLines(text, file, developPlugins(query)),
  },
};

/**
 * Rules of `gatsby develop`. Gatsby gives each file with types to Babel twice, by its rule for scripts and by that of its
 * plugin for TypeScript, with the same result. Here Babel takes queries out of the files that have some, and nothing else;
 * SWC puts into components what replaces them in an open page. The others are for esbuild.
 * @param rules Gatsby's own
 */
export function scriptRules(rules: readonly Rule[]): Rule[] {
  const [ofScripts, ofPlugin] = [/\.(js|mjs|jsx|ts|tsx)$/, /\.tsx?$/].map((test) =>
    rules.find((rule) => String(rule.test) === String(test) && !rule.resourceQuery),
  );
  if (!ofScripts || !ofPlugin)
    throw new Error(
      'Gatsby has other rules for scripts than those that src/node/gatsby/script-rules.ts knows: look at its utils/webpack-utils.js and at gatsby-plugin-typescript.',
    );
  const is = (kind: Kind) => (file: string) => kindOf(file, false) === kind;
  return [
    ...rules
      .filter((rule) => rule !== ofPlugin)
      .map((rule) =>
        rule === ofScripts ? { ...rule, exclude: (file: string) => !is('other')(file) } : rule,
      ),
    { test: is('plain'), use: [esbuildLoader({})] },
    { test: is('of Gatsby'), use: [esbuildLoader({ loader: 'jsx' })] },
    { test: is('component'), use: [refreshed] },
    ...[true, false].map((tsx) => ({
      test: tsx ? /\.tsx$/ : /\.ts$/,
      include: is('queried'),
      use: [tsx ? refreshed : esbuildLoader({}), withoutQueries],
    })),
    {
      test: siteAbsolute(bundledFile),
      use: [
        { loader: siteAbsolute('src/node/gatsby/bundle-alone.mjs'), options: { target: SYNTAX } },
      ],
    },
  ];
}
