import fs from 'node:fs';
import path from 'node:path';
import { transformAsync } from '@babel/core';
import type { Loader, Plugin } from 'esbuild';
import { siteAbsolute } from '../../source/files';
import { babelOptions, type BabelPlugin, type BabelPlugins } from '../babel-plugins';
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
        const text = withStylesKnown(fs.readFileSync(file, 'utf8'), file);
        const plugins = kind === 'styled' ? styled : kind === 'queried' ? queried : undefined;
        return {
          contents: plugins ? await byBabel(text, file, plugins) : text,
          loader: path.extname(file).slice(1) as Loader,
        };
      });
    },
  };
}

/** What Babel makes of a file, with a map at its end. */
async function byBabel(
  text: string,
  filename: string,
  plugins: readonly BabelPlugin[],
): Promise<string> {
  const made = await transformAsync(text, {
    ...babelOptions,
    filename,
    cwd: siteAbsolute('.'),
    sourceMaps: 'inline',
    plugins,
  });
  return made?.code ?? text;
}

const folder = 'src/components';

/**
 * A script that says what styles it has. Pages share the styles of all components, also of those that no page of this
 * build has (`src/app/page-styles.ts`), so the file that renders pages imports them all.
 */
function withStylesKnown(source: string, file: string): string {
  if (file === siteAbsolute('gatsby-ssr.tsx')) return source + importsOf(componentFiles());
  return file.startsWith(siteAbsolute('src') + path.sep) ? rememberStyles(source, file) : source;
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
