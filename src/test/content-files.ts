import fs from 'node:fs';
import path from 'node:path';

/** Pages and posts of the site, relative to its root, sorted; partials and templates are none. */
export function contentFiles(...folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => path.posix.join(folder, file.split(path.sep).join('/'))),
    )
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
}
