import fs from 'node:fs';
import path from 'node:path';
import { site } from '../../site';

/** The site's root folder: Gatsby runs in it. */
const root = process.cwd();

/** Path relative to the site's root, with `/` on every system, as messages and nodes hold it. */
export function siteRelative(absolutePath: string): string {
  return path.relative(root, absolutePath).split(path.sep).join('/');
}

/** Absolute path of a file named relative to the site's root. */
export function siteAbsolute(file: string): string {
  const absolute = path.resolve(root, file);
  // eslint-disable-next-line no-control-regex -- all signs but ASCII
  if (/^[\u0000-\u007f]*$/.test(file) || fs.existsSync(absolute)) return absolute;
  // A name in the other form of its letters: macOS writes them apart.
  const other = path.join(siteAbsolute(path.dirname(file)), path.basename(file));
  const names = namesIn(path.dirname(file));
  const match = names.find(
    (name) => name.normalize('NFC') === path.basename(file).normalize('NFC'),
  );
  return match === undefined ? other : path.join(path.dirname(other), match);
}

/** Names in a folder that is named relative to the site's root. */
export function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(siteAbsolute(folder));
  } catch {
    return [];
  }
}

/** Text of a file named relative to the site's root; undefined when there is none. */
export function readSiteFile(file: string): string | undefined {
  try {
    return fs.readFileSync(siteAbsolute(file), 'utf8');
  } catch {
    return undefined;
  }
}

/** Whether a file named relative to the site's root exists. Upper and lower case count, also on systems that ignore it. */
export function readableFile(file: string): boolean {
  const absolute = siteAbsolute(file);
  try {
    return fs.readdirSync(path.dirname(absolute)).includes(path.basename(absolute));
  } catch {
    return false;
  }
}

/** Files of a folder and of those in it, by their paths in it, with `/`; none when there is no such folder. */
export function filesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'));
}

/** `content/docs` and `content/blog`, relative to the site's root. */
export const docsFolder = `${site.contentFolder}/docs`;
export const blogFolder = `${site.contentFolder}/blog`;

/** Absolute paths of all Markdown files that pages and partials are in. */
export function markdownFiles(): string[] {
  return [docsFolder, blogFolder]
    .map(siteAbsolute)
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => path.join(folder, file)),
    );
}
