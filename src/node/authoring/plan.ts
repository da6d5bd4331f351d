import fs from 'node:fs';
import path from 'node:path';
import { siteAbsolute } from '../source/files';

/** The changes that a command is about to make; files are relative to the site's root. */
export interface Plan {
  /** Files that get another name, before any is written. */
  moves: readonly (readonly [from: string, to: string])[];
  /** Texts of files. */
  writes: ReadonlyMap<string, string>;
  notes: readonly string[];
}

export function planLines({ moves, writes, notes }: Plan): string[] {
  const moved = new Set(moves.map(([, to]) => to));
  return [
    ...moves.map(([from, to]) => `move   ${from} → ${to}`),
    ...[...writes.keys()]
      .filter((file) => !moved.has(file))
      .map((file) => `${fs.existsSync(siteAbsolute(file)) ? 'change' : 'write '} ${file}`),
    ...notes,
  ];
}

export function carryOut({ moves, writes }: Plan): void {
  for (const [from, to] of moves) {
    fs.mkdirSync(path.dirname(siteAbsolute(to)), { recursive: true });
    fs.renameSync(siteAbsolute(from), siteAbsolute(to));
  }
  for (const [file, text] of writes) {
    fs.mkdirSync(path.dirname(siteAbsolute(file)), { recursive: true });
    fs.writeFileSync(siteAbsolute(file), text);
  }
  for (const [from] of moves) removeEmpty(path.dirname(siteAbsolute(from)));
}

function removeEmpty(folder: string): void {
  if (!fs.existsSync(folder) || fs.readdirSync(folder).length > 0) return;
  fs.rmdirSync(folder);
  removeEmpty(path.dirname(folder));
}
