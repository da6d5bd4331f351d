import fs from 'node:fs';
import path from 'node:path';
import { site } from '../../site';
import { readableFile } from '../source/files';

/** Deletes the copies of pages that are no longer there: `public` outlives a build. */
export function removeOldCopies(folder: string, written: ReadonlySet<string>): void {
  for (const area of Object.values(site.prefixes)) {
    const root = path.join(folder, area);
    const files = fs.existsSync(root)
      ? fs.readdirSync(root, { recursive: true, encoding: 'utf8' })
      : [];
    for (const file of files) {
      const route = `${area}/${file.split(path.sep).join('/')}`;
      if (file.endsWith('.md') && !written.has(route) && !readableFile(`static${route}`))
        fs.rmSync(path.join(root, file));
    }
  }
}

/**
 * Writes a file below the folder of the built site; nothing happens when it is there already. Without promises, since
 * there are thousands.
 */
export function writeOutput(folder: string, name: string, content: string | Buffer): void {
  const target = path.join(folder, name);
  const bytes = Buffer.from(content);
  if (isFileOf(target, bytes)) return;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, bytes);
}

function isFileOf(file: string, bytes: Buffer): boolean {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size;
  return size === bytes.length && fs.readFileSync(file).equals(bytes);
}
