import fs from 'node:fs';
import path from 'node:path';

/** Texts of these folders, partials and templates included: files relative to the site's root, sorted. */
export function contentFiles(...folders: readonly string[]): string[] {
  return filesBelow(folders).filter((file) =>
    /\.mdx?$|(?:_category|tags|authors)\.yml$/.test(file),
  );
}

/** The figures in these folders. */
export function figureFiles(...folders: readonly string[]): string[] {
  return filesBelow(folders).filter((file) => file.endsWith('.figure.svg'));
}

function filesBelow(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => path.posix.join(folder, file.split(path.sep).join('/'))),
    )
    .sort();
}

/** The files among them that make pages and posts. */
export function pageFiles(...folders: readonly string[]): string[] {
  return contentFiles(...folders).filter((file) => /\/[^_/][^/]*\.mdx?$/.test(file));
}
