import fs from 'node:fs';

/** Gives a file a second name in place of what is there; a copy of it where the system has no such links. */
export function giveSecondName(file: string, name: string): void {
  fs.rmSync(name, { force: true });
  try {
    fs.linkSync(file, name);
  } catch {
    fs.copyFileSync(file, name);
  }
}
