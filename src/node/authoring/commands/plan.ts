import fs from 'node:fs';
import path from 'node:path';
import { namesIn, readSiteFile, siteAbsolute } from '../../content/files';

/** The changes that a command will make. Files are relative to the root of the site. */
export interface Plan {
  /** Files to rename, before any is written. */
  moves: readonly (readonly [from: string, to: string])[];
  /** Texts by file. */
  writes: ReadonlyMap<string, string>;
}

/** A plan that writes only files whose text changes. */
export const planOf = (
  moves: Plan['moves'],
  writes: Iterable<readonly [string, string]>,
): Plan => ({
  moves,
  writes: new Map([...writes].filter(([file, text]) => text !== (readSiteFile(file) ?? ''))),
});

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
  for (const [from, to] of moves) {
    fs.renameSync(siteAbsolute(from), inFolder(to));
    // Git keeps no empty folder.
    for (
      let folder = path.dirname(from);
      namesIn(folder).length === 0;
      folder = path.dirname(folder)
    )
      fs.rmdirSync(siteAbsolute(folder));
  }
  for (const [file, text] of writes) fs.writeFileSync(inFolder(file), text);
}
