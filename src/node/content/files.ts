import fs from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
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
  // eslint-disable-next-line no-control-regex -- all characters but ASCII
  if (/^[\u0000-\u007f]*$/.test(file) || fs.existsSync(absolute)) return absolute;
  // A name in decomposed letters, as macOS writes it.
  const [folder, name] = [path.dirname(file), path.basename(file)];
  const match = namesIn(folder).find((one) => one.normalize('NFC') === name.normalize('NFC'));
  return path.join(siteAbsolute(folder), match ?? name);
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

/**
 * Whether a file, not a folder, named relative to the site's root exists. Upper and lower case count, also on systems that
 * ignore it.
 */
export const readableFile = (file: string): boolean =>
  namesIn(path.dirname(file)).includes(path.basename(siteAbsolute(file))) &&
  fs.statSync(siteAbsolute(file), { throwIfNoEntry: false })?.isFile() === true;

/**
 * Files and folders below a folder, by their paths in it, with `/`; none when the folder is missing.
 * Whether `fs.readdirSync` with `recursive` follows links depends on its other options and on the version of Node.
 * @param isFollowed whether a link to a folder is followed; by default each is that does not lead to a folder around it
 */
export function pathsIn(
  folder: string,
  isFollowed: (link: string) => boolean = (link) => !leadsIntoItself(link),
): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const inner = path.join(folder, entry.name);
    const isOpened = entry.isDirectory() || (isLinkToFolder(entry, inner) && isFollowed(inner));
    const names = isOpened ? pathsIn(inner, isFollowed) : [];
    return [entry.name, ...names.map((name) => `${entry.name}/${name}`)];
  });
}

const isLinkToFolder = (entry: fs.Dirent, file: string): boolean =>
  entry.isSymbolicLink() && fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;

/** Whether a link points to one of its parent folders: following it would never end. */
export function leadsIntoItself(file: string): boolean {
  if (!fs.lstatSync(file).isSymbolicLink()) return false;
  const target = fs.realpathSync(file);
  const isInside = (inner: string): boolean => {
    const folder = path.dirname(inner);
    return folder !== inner && (fs.realpathSync(folder) === target || isInside(folder));
  };
  return isInside(path.resolve(file));
}

/** The files among the paths in a folder that a build writes and empties: links are no files, and none is followed. */
export function filesIn(folder: string): string[] {
  const isFile = (file: string) =>
    fs.lstatSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile();
  return pathsIn(folder, () => false).filter(isFile);
}

/** Writes a file and its folders. Only a complete file gets the name: a build may be killed, and other processes may read. */
export function writeFile(file: string, content: string | Buffer): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}-${threadId}.part`;
  fs.writeFileSync(unfinished, content);
  fs.renameSync(unfinished, file);
}

/** Writes a file unless its content is the same: it keeps its time, and copies that depend on it stay. */
export function writeIfChanged(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size;
  if (size !== bytes.length || !fs.readFileSync(file).equals(bytes)) writeFile(file, bytes);
}

/** `content/docs` and `content/blog`, relative to the site's root. */
export const docsFolder = `${site.contentFolder}/docs`;
export const blogFolder = `${site.contentFolder}/blog`;

/** Absolute paths of all Markdown files that pages and partials are in. */
export function markdownFiles(): string[] {
  return [docsFolder, blogFolder].map(siteAbsolute).flatMap((folder) =>
    pathsIn(folder)
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
}
