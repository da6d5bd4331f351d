import { filesIn } from '../../node/source/files';

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
