import fs from 'node:fs';
import path from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { siteAbsolute } from '../../source/files';
import type { BabelPlugins } from '../babel-plugins';
import { byBabel, type MadeScript } from '../by-babel';
import { kindOf } from '../script-kinds';
import { rememberStyles } from './remember-styles';

/** Plugin of esbuild: reads the scripts of the site as webpack does for the browser, and makes their styles known. */
export function siteScripts({ styled, queried }: BabelPlugins): Plugin {
  return {
    name: 'scripts of the site',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        const kind = kindOf(file, true);
        if (kind === 'other') return undefined;
        const text = fs.readFileSync(file, 'utf8');
        const plugins = kind === 'styled' ? styled : kind === 'queried' ? queried : undefined;
        const made = plugins ? withMap(await byBabel(text, file, plugins)) : text;
        return {
          contents: made + stylesKnown(text, file),
          loader: path.extname(file).slice(1) as Loader,
        };
      });
    },
  };
}

const folder = 'src/components';

/**
 * Lines that say what styles a script has. Pages share the styles of all components, also of those that no page of this
 * build has (`src/app/page-styles.ts`), so the file that renders pages imports them all.
 */
function stylesKnown(source: string, file: string): string {
  if (file === siteAbsolute('gatsby-ssr.tsx')) return importsOf(componentFiles());
  return file.startsWith(siteAbsolute('src') + path.sep) ? rememberStyles(source, file) : '';
}

/** A script with its map in a comment, where esbuild finds it. */
function withMap({ code, map }: MadeScript): string {
  if (!map) return code;
  const text = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${text}\n`;
}

function componentFiles(): string[] {
  return fs
    .readdirSync(siteAbsolute(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx$/.test(name))
    .map((name) => `./${folder}/${name.split(path.sep).join('/')}`)
    .sort();
}

const importsOf = (files: readonly string[]) =>
  files.map((file) => `\nimport ${JSON.stringify(file)};`).join('');
