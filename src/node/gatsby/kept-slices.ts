import fs from 'node:fs';
import path from 'node:path';

/**
 * Gatsby puts the same few script elements into all pages, from a file in `public` that no host needs. Where that file
 * is missing or another one, the next build writes every page anew. So it is kept in the cache between two builds.
 */
const published = 'public/_gatsby/slices';
const kept = '.cache/kept-slices';

/** Before a build: puts the file where Gatsby looks for it. @param root root folder of the project */
export function restoreSlices(root: string): void {
  const [from, to] = [path.join(root, kept), path.join(root, published)];
  if (fs.existsSync(from) && !fs.existsSync(to)) fs.cpSync(from, to, { recursive: true });
}

/** After a build: takes the file out of what is served. */
export function keepSlices(root: string): void {
  const [from, to] = [path.join(root, published), path.join(root, kept)];
  if (!fs.existsSync(from)) return;
  fs.rmSync(to, { recursive: true, force: true });
  fs.cpSync(from, to, { recursive: true });
}
