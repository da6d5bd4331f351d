import fs from 'node:fs';
import path from 'node:path';

/** Folders of a build's files, relative to the site's root. */
const folders = ['public', '.cache', 'hosting'];

/** A build that had no space for a file may have some for a smaller one. */
const PROBE = Buffer.alloc(2 ** 20);

/** What the system means by the code of an error, and what helps. */
const reasons: Readonly<Record<string, readonly [found: string, fix: string]>> = {
  ENOSPC: ['its file system is full', 'free some space, and build again'],
  EDQUOT: ['the quota of this user is used up', 'free some space, and build again'],
  EROFS: [
    'its file system is read-only',
    'mount it for writing, or build in a copy of the project',
  ],
  EACCES: ['this user may not write there', 'make this user its owner, or delete the folder'],
};

/** The fault of a folder that a command cannot write its files to; undefined when it can write to all that exist. */
export function writeFault(root = process.cwd(), names = folders): string | undefined {
  for (const name of names.filter((folder) => fs.existsSync(path.join(root, folder)))) {
    const probe = path.join(root, name, `.probe-${process.pid}`);
    try {
      fs.writeFileSync(probe, PROBE);
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      const [found, fix] = reasons[code] ?? [message, 'make it a folder that this user may write'];
      return `${name}: no file can be written, ${found}.\n    Fix: ${fix}.`;
    } finally {
      if (fs.existsSync(probe)) fs.rmSync(probe);
    }
  }
  return undefined;
}

/** Ends a command that cannot write its files, and explains a later failure: Gatsby shows the stack of its own code. */
export function endWithoutWriting(): void {
  const fault = writeFault();
  if (fault !== undefined) {
    console.error(fault);
    process.exit(1);
  }
  process.once('exit', (code) => {
    const later = code === 0 ? undefined : writeFault();
    if (later !== undefined) console.error(`\n${later}`);
  });
}
