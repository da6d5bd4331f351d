import { transformAsync } from '@babel/core';
import { siteAbsolute } from '../source/files';
import { babelOptions, type BabelPlugin } from './babel-plugins';

/** A script as Babel made it, and a map of where its parts come from. */
export interface MadeScript {
  code: string;
  map?: object | null;
}

/** Both bundles of a build read the same files: what the first one made of them is there for the second. */
const made = new Map<string, { about: string; script: Promise<MadeScript> }>();

/** What Babel makes of a script with these plugins. A mistake in it rejects, with file, line, and column. */
export function byBabel(
  text: string,
  file: string,
  plugins: readonly BabelPlugin[],
): Promise<MadeScript> {
  const about = JSON.stringify([plugins, text]);
  const known = made.get(file);
  if (known?.about === about) return known.script;
  const script = transformed(text, file, plugins);
  made.set(file, { about, script });
  return script;
}

/** The same in develop, where a file changes; its lines stay where they are, in place of a map. */
export const onItsLines = (text: string, file: string, plugins: readonly BabelPlugin[]) =>
  transformed(text, file, plugins, { retainLines: true });

async function transformed(
  text: string,
  filename: string,
  plugins: readonly BabelPlugin[],
  more: object = { sourceMaps: true },
): Promise<MadeScript> {
  const result = await transformAsync(text, {
    ...babelOptions,
    filename,
    cwd: siteAbsolute('.'),
    plugins,
    ...more,
  });
  return { code: result?.code ?? text, map: result?.map };
}
