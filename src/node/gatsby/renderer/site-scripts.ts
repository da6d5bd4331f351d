import fs from 'node:fs';
import path from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import type { BabelPlugins } from '../babel-plugins';
import { byBabel, type MadeScript } from '../by-babel';
import { kindOf } from '../script-kinds';

/** Plugin of esbuild: gives files with styles or queries to Babel, as the bundle of the browser does. */
export function siteScripts({ styled, queried }: BabelPlugins): Plugin {
  return {
    name: 'scripts of the site',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        const kind = kindOf(file, true);
        const plugins = kind === 'styled' ? styled : kind === 'queried' ? queried : undefined;
        if (!plugins) return undefined;
        const text = fs.readFileSync(file, 'utf8');
        return {
          contents: withMap(await byBabel(text, file, plugins)),
          loader: path.extname(file).slice(1) as Loader,
        };
      });
    },
  };
}

/** A script with its map in a comment, where esbuild finds it. */
function withMap({ code, map }: MadeScript): string {
  if (!map) return code;
  const text = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${text}\n`;
}
