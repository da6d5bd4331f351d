import { siteAbsolute } from '../source/files';
import type { BuildLoaders, FileRequest } from './babel-loaders';
import { bundledFile, kindOf, SYNTAX, type Kind } from './script-kinds';

export interface Rule {
  test?: unknown;
  include?: unknown;
  exclude?: unknown;
  resourceQuery?: unknown;
  use?: unknown;
  sideEffects?: boolean;
}

const esbuildLoader = (options: object) => ({
  loader: 'esbuild-loader',
  options: { target: SYNTAX, jsx: 'automatic', jsxImportSource: '@emotion/react', ...options },
});

const refreshed = { loader: siteAbsolute('src/node/gatsby/refreshed.mjs') };

/**
 * Babel takes most of the time of a bundle. Gatsby gives it each file with types twice, by its rule for scripts and by
 * that of its plugin for TypeScript, with the same result; each time with all that changes syntax for older browsers.
 * Here it gets only files with queries or styles, once, for that alone. The others are for esbuild, and so is all syntax.
 * @param rules Gatsby's own
 * @param babel none in develop, where files with queries are for all of Gatsby's Babel, and SWC puts into components what
 * replaces them in an open page
 * @param isBrowser whether the scripts are for a page, which has components to replace
 */
export function scriptRules(
  rules: readonly Rule[],
  babel: BuildLoaders | undefined,
  isBrowser = true,
): Rule[] {
  const [ofScripts, ofPlugin] = [/\.(js|mjs|jsx|ts|tsx)$/, /\.tsx?$/].map((test) =>
    rules.find((rule) => String(rule.test) === String(test) && !rule.resourceQuery),
  );
  if (!ofScripts || !ofPlugin)
    throw new Error(
      'Gatsby has other rules for scripts than those that src/node/gatsby/script-rules.ts knows: look at its utils/webpack-utils.js and at gatsby-plugin-typescript.',
    );
  const is = (kind: Kind) => (file: string) => kindOf(file, babel !== undefined) === kind;
  return [
    ...rules
      .filter((rule) => rule !== ofPlugin)
      .map((rule) =>
        rule === ofScripts ? { ...rule, exclude: (file: string) => !is('other')(file) } : rule,
      ),
    { test: is('plain'), use: [esbuildLoader({})] },
    { test: is('of Gatsby'), use: [esbuildLoader({ loader: 'jsx' })] },
    ...(babel
      ? [
          { test: is('styled'), use: [esbuildLoader({}), babel.styled] },
          {
            test: is('queried'),
            use: (request: FileRequest) => [esbuildLoader({}), babel.queried(request)],
          },
        ]
      : [{ test: is('component'), use: [isBrowser ? refreshed : esbuildLoader({})] }]),
    {
      test: siteAbsolute(bundledFile),
      use: [
        { loader: siteAbsolute('src/node/gatsby/bundle-alone.mjs'), options: { target: SYNTAX } },
      ],
    },
  ];
}
