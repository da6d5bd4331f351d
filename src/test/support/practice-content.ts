import fs from 'node:fs';

const folder = 'content/docs/qsc-admin';

/** The code of a sample of a page, by its title. @param page file below the docs of the console */
export function sampleOf(page: string, title: string): string {
  const source = fs.readFileSync(`${folder}/${page}`, 'utf8');
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
