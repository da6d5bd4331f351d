import fs from 'node:fs';
import path from 'node:path';

const folder = 'content/docs/qsc-admin';

/** The code of a sample of a page or its partials, by its title. @param page file below the docs of the console */
export function sampleOf(page: string, title: string): string {
  const file = path.join(folder, page);
  const source = fs
    .readFileSync(file, 'utf8')
    .replace(/^import \w+ from '(.*\.mdx)'$/gm, (_, partial: string) =>
      fs.readFileSync(path.join(path.dirname(file), partial), 'utf8'),
    );
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.includes(`title="${title}"`));
  if (start < 0) throw new Error(`${page} has no sample "${title}".`);
  const [fence = ''] = /^\s*`{3}/.exec(lines[start] ?? '') ?? [];
  const end = lines.indexOf(fence, start + 1);
  return lines.slice(start + 1, end).join('\n');
}

/** Bodies of the tutorial on the first search app. */
export const tutorialSchema = () => sampleOf('tutorials/_schema.mdx', 'schema.json');
export const tutorialProducts = () => sampleOf('tutorials/_products.mdx', 'products.json');
