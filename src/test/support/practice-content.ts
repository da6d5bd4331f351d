import path from 'node:path';
import { readSiteFile } from '../../node/content/files';

/** The source of a page with its partials inserted. @param file relative to the site's root */
export function sourceOf(file: string): string {
  const source = readSiteFile(file) ?? '';
  return [...source.matchAll(/^import (\w+) from '(\.[^']+)'$/gm)].reduce(
    (text, [, name = '', target = '']) =>
      text.replaceAll(
        `<${name} />`,
        readSiteFile(path.posix.join(path.posix.dirname(file), target)) ?? '',
      ),
    source,
  );
}

/** The code of a sample of a page or its partials, by its title. @param page file below the docs of the console */
export function sampleOf(page: string, title: string): string {
  const lines = sourceOf(`content/docs/qsc-admin/${page}`).split('\n');
  const start = lines.findIndex((line) => line.includes(`title="${title}"`));
  if (start < 0) throw new Error(`${page} has no sample "${title}".`);
  const end = lines.findIndex((line, index) => index > start && line.trim() === '```');
  return lines.slice(start + 1, end).join('\n');
}

/** Bodies of the tutorial on the first search app. */
export const tutorialSchema = () => sampleOf('tutorials/_schema.mdx', 'schema.json');
export const tutorialProducts = () => sampleOf('tutorials/_products.mdx', 'products.json');
