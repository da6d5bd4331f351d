import fs from 'node:fs';
import path from 'node:path';
import { siteAbsolute } from '../../content/files';

/** The changes that a command will make. Files are relative to the root of the site. */
export interface Plan {
  /** Files to rename, before any is written. */
  moves: readonly (readonly [from: string, to: string])[];
  /** Texts by file. */
  writes: ReadonlyMap<string, string>;
}

export function planLines({ moves, writes }: Plan): string[] {
  const moved = new Set(moves.map(([, to]) => to));
  return [
    ...moves.map(([from, to]) => `move   ${from} → ${to}`),
    ...[...writes.keys()]
      .filter((file) => !moved.has(file))
      .map((file) => `${fs.existsSync(siteAbsolute(file)) ? 'change' : 'write '} ${file}`),
  ];
}

export function carryOut({ moves, writes }: Plan): void {
  const inFolder = (file: string) => {
    fs.mkdirSync(path.dirname(siteAbsolute(file)), { recursive: true });
    return siteAbsolute(file);
  };
  for (const [from, to] of moves) fs.renameSync(siteAbsolute(from), inFolder(to));
  for (const [file, text] of writes) fs.writeFileSync(inFolder(file), text);
}
