import fs from 'node:fs';

/** Makes a file available by another name, which it replaces; as a copy where the system has no hard links. */
export function hardLinkOrCopy(file: string, name: string): void {
  fs.rmSync(name, { force: true });
  try {
    fs.linkSync(file, name);
  } catch {
    fs.copyFileSync(file, name);
  }
}
