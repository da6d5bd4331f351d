import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Digest of every file that hosts serve of a built site, by its name. */
export function digests({ folder }: { folder: string }): Map<string, string> {
  const root = path.join(folder, 'public');
  const files = fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => fs.statSync(path.join(root, file)).isFile())
    // Of the next build.
    .filter((file) => !file.startsWith('_gatsby'))
    .sort();
  return new Map(
    files.map((file) => [
      file.split(path.sep).join('/'),
      createHash('sha256')
        .update(fs.readFileSync(path.join(root, file)))
        .digest('hex'),
    ]),
  );
}

/** Files that differ, or are in one of two sites only. */
export function changed(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}

/** Files of a folder that were written at this time or later. */
export function filesSince(start: number, folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => {
      const stat = fs.statSync(path.join(folder, file));
      return stat.isFile() && stat.mtimeMs >= start;
    })
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

export function emptyFolder(folder: string): void {
  for (const name of fs.readdirSync(folder))
    fs.rmSync(path.join(folder, name), { recursive: true });
}
