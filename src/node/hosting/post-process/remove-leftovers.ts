import fs from 'node:fs';
import path from 'node:path';
import { filesIn, readableFile } from '../../source/files';
import { isInternal, isServed } from '../rules';
import { staleScripts } from './stale-scripts';

const compressed = /\.(?:br|gz)$/;

/**
 * Deletes what readers do not need, and what an earlier build wrote for pages that are gone.
 * @param html files of the site's pages
 * @returns the files that hosts serve, without compressed ones, sorted; each with a slash at its start
 */
export function removeLeftovers(folder: string, html: ReadonlySet<string>): string[] {
  fs.rmSync(path.join(folder, '~partytown'), { recursive: true, force: true });
  const files = filesIn(folder)
    .map((file) => `/${file}`)
    .filter(isServed);
  const all = new Set(files);
  const stale = new Set(staleScripts(folder, files));
  const isLeftover = (file: string): boolean => {
    if (isInternal(file) || stale.has(file)) return true;
    const original = compressed.test(file) ? file.replace(compressed, '') : undefined;
    if (original !== undefined) return !all.has(original) || isLeftover(original);
    return file.endsWith('.html') && !html.has(file) && !readableFile(`static${file}`);
  };
  const leftovers = new Set(files.filter(isLeftover));
  for (const file of leftovers) fs.rmSync(path.join(folder, file));
  return files.filter((file) => !compressed.test(file) && !leftovers.has(file)).sort();
}
