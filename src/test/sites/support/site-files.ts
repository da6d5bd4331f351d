import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../../node/content/files';

/** Digest of every file of a built site that hosts serve, by its name. */
export function digests({ folder }: { folder: string }): Map<string, string> {
  const root = path.join(folder, 'public');
  const digestOf = (file: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(root, file)))
      .digest('hex');
  // Those of Gatsby are for the next build.
  const files = filesIn(root).filter((file) => !file.startsWith('_gatsby'));
  return new Map(files.sort().map((file) => [file, digestOf(file)]));
}

/** Files that differ, or are in one of two sites only. */
export function changedFiles(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}

/** Files of a folder that were written at this time or later. */
export function filesSince(start: number, folder: string): string[] {
  return filesIn(folder)
    .filter((file) => fs.statSync(path.join(folder, file)).mtimeMs >= start)
    .sort();
}

export function emptyFolder(folder: string): void {
  for (const name of fs.readdirSync(folder))
    fs.rmSync(path.join(folder, name), { recursive: true });
}
