import fs from 'node:fs';
import path from 'node:path';
import { siteAbsolute } from '../source/files';

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
const SYNTAX = 'es2022';

const esbuildLoader = (options: object) => ({
  loader: 'esbuild-loader',
  options: { target: SYNTAX, jsx: 'automatic', jsxImportSource: '@emotion/react', ...options },
});

/**
 * Babel takes most of the time of a bundle. Gatsby gives it each file with types twice, by its rule for scripts and by
 * that of its plugin for TypeScript, with the same result; each time with all that changes syntax for older browsers.
 * Here it gets files once: those with queries as Gatsby has it, those with styles for Emotion's plugin alone. The others
 * are for esbuild, and so is the syntax of elements.
 * @param rules Gatsby's own
 * @param emotion Babel with the plugins that plugins of Gatsby set; none where Babel also has to put into components
 *   what replaces them in an open page, which is in develop
 */
export function scriptRules(rules: readonly Rule[], emotion: object | undefined): Rule[] {
  const [ofScripts, ofPlugin] = [/\.(js|mjs|jsx|ts|tsx)$/, /\.tsx?$/].map((test) =>
    rules.find((rule) => String(rule.test) === String(test) && !rule.resourceQuery),
  );
  if (!ofScripts || !ofPlugin)
    throw new Error(
      'Gatsby has other rules for scripts than those that src/node/gatsby/script-rules.ts knows: look at its utils/webpack-utils.js and at gatsby-plugin-typescript.',
    );
  const is = (kind: Kind) => (file: string) => kindOf(file, emotion !== undefined) === kind;
  return [
    ...rules
      .filter((rule) => rule !== ofPlugin)
      .map((rule) =>
        rule === ofScripts
          ? { ...rule, exclude: (file: string) => kindOf(file, emotion !== undefined) !== 'other' }
          : rule,
      ),
    { test: is('plain'), use: [esbuildLoader({})] },
    { test: is('of Gatsby'), use: [esbuildLoader({ loader: 'jsx' })] },
    ...(emotion ? [{ test: is('styled'), use: [esbuildLoader({}), emotion] }] : []),
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

type Kind = 'plain' | 'of Gatsby' | 'styled' | 'bundled' | 'other';

/** Whose a script is. Gatsby takes queries out of files, and what only builds need out of templates. */
function kindOf(file: string, withElements: boolean): Kind {
  const place = path.relative(siteAbsolute('.'), file).split(path.sep).join('/');
  if (place === bundledFile) return 'bundled';
  if (/^\.cache\/[^/]+\.js$/.test(place)) return withElements ? 'of Gatsby' : 'other';
  if (!/^src\/(?!pages\/|templates\/)/.test(place)) return 'other';
  if (!(withElements ? /\.tsx?$/ : /\.ts$/).test(place)) return 'other';
  const text = fs.readFileSync(file, 'utf8');
  if (/\bgraphql\b/.test(text)) return 'other';
  if (!/\bcss\b|\bkeyframes\b/.test(text)) return 'plain';
  return withElements ? 'styled' : 'other';
}
