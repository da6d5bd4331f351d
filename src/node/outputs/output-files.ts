import fs from 'node:fs/promises';
import path from 'node:path';
import { site } from '../../site';
import { readableFile } from '../source/files';

/** Deletes the copies of pages that are no longer there: `public` outlives a build. */
export async function removeOldCopies(folder: string, written: ReadonlySet<string>): Promise<void> {
  for (const area of Object.values(site.prefixes)) {
    const root = path.join(folder, area);
    const files = await fs.readdir(root, { recursive: true }).catch(() => []);
    for (const file of files) {
      const route = `${area}/${file.split(path.sep).join('/')}`;
      if (file.endsWith('.md') && !written.has(route) && !readableFile(`static${route}`))
        await fs.rm(path.join(root, file));
    }
  }
}

/** Writes a file below the folder of the built site; nothing happens when it is there already. */
export async function writeOutput(
  folder: string,
  name: string,
  content: string | Buffer,
): Promise<void> {
  const target = path.join(folder, name);
  const bytes = Buffer.from(content);
  const before = await fs.readFile(target).catch(() => undefined);
  if (before?.equals(bytes)) return;
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.writeFile(target, bytes);
}
