import fs from 'node:fs';
import path from 'node:path';
import { siteAbsolute } from '../source/files';
import type { BuildLoaders, FileRequest } from './babel-loaders';

export interface Rule {
  test?: unknown;
  include?: unknown;
  exclude?: unknown;
  resourceQuery?: unknown;
  use?: unknown;
  sideEffects?: boolean;
  enforce?: 'pre';
}

/** The syntax of the browsers in package.json, which are those that know the style sheets: they nest rules. */
export const SYNTAX = 'es2022';

const esbuildLoader = (options: object) => ({
  loader: 'esbuild-loader',
  options: { target: SYNTAX, jsx: 'automatic', jsxImportSource: '@emotion/react', ...options },
});

/**
 * Babel takes most of the time of a bundle. Gatsby gives it each file with types twice, by its rule for scripts and by
 * that of its plugin for TypeScript, with the same result; each time with all that changes syntax for older browsers.
 * Here it gets only files with queries or styles, once, for that alone. The others are for esbuild, and so is all syntax.
 * @param rules Gatsby's own
 * @param babel none where Babel also has to put into components what replaces them in an open page, which is in develop
 */
export function scriptRules(rules: readonly Rule[], babel: BuildLoaders | undefined): Rule[] {
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
      : []),
    {
      test: siteAbsolute(bundledFile),
      use: [
        { loader: siteAbsolute('src/node/gatsby/bundle-alone.mjs'), options: { target: SYNTAX } },
      ],
    },
  ];
}

/** The one module that is bundled alone. */
const bundledFile = 'src/search/protocol/schema/type.ts';

type Kind = 'plain' | 'of Gatsby' | 'styled' | 'queried' | 'bundled' | 'other';

/** Whose a script is. Gatsby takes queries out of files, and what only builds need out of templates. */
function kindOf(file: string, isBuild: boolean): Kind {
  const place = path.relative(siteAbsolute('.'), file).split(path.sep).join('/');
  if (place === bundledFile) return 'bundled';
  if (!isBuild) return /^src\/.*\.ts$/.test(place) ? kindOfTypes(file) : 'other';
  if (/^\.cache\/.+\.js$/.test(place)) return 'of Gatsby';
  if (/^src\/(?:pages|templates)\//.test(place)) return 'queried';
  if (!/^(?:src\/.*|gatsby-browser|gatsby-ssr)\.tsx?$/.test(place)) return 'other';
  const text = fs.readFileSync(file, 'utf8');
  if (/\bgraphql\b/.test(text)) return 'queried';
  return /(?<!\.)\bcss\b|\bkeyframes\b/.test(text) ? 'styled' : 'plain';
}

/** In develop, a file without elements. */
function kindOfTypes(file: string): Kind {
  return /\bgraphql\b|\bcss\b|\bkeyframes\b/.test(fs.readFileSync(file, 'utf8'))
    ? 'other'
    : 'plain';
}
