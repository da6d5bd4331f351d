import fs from 'node:fs';
import path from 'node:path';
import { siteAbsolute } from '../source/files';

/** The syntax of the browsers in package.json, which are those that know the style sheets: they nest rules. */
export const SYNTAX = 'es2022';

/** The one module that is bundled alone. */
export const bundledFile = 'src/search/protocol/schema/type.ts';

export type Kind = 'plain' | 'component' | 'of Gatsby' | 'styled' | 'queried' | 'bundled' | 'other';

/** Whose a script is. Gatsby takes queries out of files, and what only builds need out of templates. */
export function kindOf(file: string, isBuild: boolean): Kind {
  const place = path.relative(siteAbsolute('.'), file).split(path.sep).join('/');
  if (place === bundledFile) return 'bundled';
  if (/^\.cache\/.+\.js$/.test(place)) return 'of Gatsby';
  if (/^src\/(?:pages|templates)\//.test(place)) return 'queried';
  if (!/^(?:src\/.*|gatsby-browser|gatsby-ssr)\.tsx?$/.test(place)) return 'other';
  const text = fs.readFileSync(file, 'utf8');
  if (/\bgraphql\b/.test(text)) return 'queried';
  // In develop no style is made small, or left out.
  if (!isBuild) return place.endsWith('.tsx') ? 'component' : 'plain';
  return /(?<!\.)\bcss\b|\bkeyframes\b/.test(text) ? 'styled' : 'plain';
}
