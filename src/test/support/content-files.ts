import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { docsFolder, filesIn } from '../../node/content/files';
import type { CategorySettings } from '../../node/content/sidebar';

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

const filesBelow = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`)).sort();

/** The files among them that make pages and posts. */
export function pageFiles(...folders: readonly string[]): string[] {
  return contentFiles(...folders).filter((file) => /\/[^_/][^/]*\.mdx?$/.test(file));
}

/** The settings of groups in `_category.yml` files. */
export const categories = () =>
  contentFiles(docsFolder)
    .filter((file) => file.endsWith('/_category.yml'))
    .map((file) => ({
      ...(parse(fs.readFileSync(file, 'utf8')) as CategorySettings),
      folder: path.posix.relative(docsFolder, path.posix.dirname(file)),
      file,
    }));
