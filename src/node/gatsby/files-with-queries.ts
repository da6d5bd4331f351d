import FileParser from 'gatsby/dist/query/file-parser';
import fs from 'node:fs';
import path from 'node:path';
import { siteAbsolute } from '../source/files';

/**
 * What Gatsby looks for in files: queries, slices, and what pages export for it. Its own test is for words like `config`
 * and `Head` anywhere, so that it parses four times as many files: a second and a half of each build.
 */
const soughtAfter =
  /\bgraphql\b|\bStaticQuery\b|<Slice\b|\bexport\b[^;]*?\b(?:Head|config|getServerData)\b/;

/** Gatsby parses the files that have something for it. */
export function parseFilesWithQueries(): void {
  const { parseFile } = FileParser.prototype;
  FileParser.prototype.parseFile = function (file, addError) {
    return hasNothing(file) ? Promise.resolve(null) : parseFile.call(this, file, addError);
  };
}

/** Of a file that cannot be read, Gatsby says why. */
export function hasNothing(file: string): boolean {
  try {
    return !soughtAfter.test(fs.readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}

const looked = new Map<string, { stamp: string; hasNothing: boolean }>();

/** Which files of `src` have something for Gatsby, and from when they are: another text when one of them was saved. */
export function stateOfFilesWithQueries(): string {
  const sources = fs.readdirSync(siteAbsolute('src'), { recursive: true, encoding: 'utf8' });
  return sources
    .filter((name) => /\.[jt]sx?$/.test(name))
    .flatMap((name) => stateOfFile(siteAbsolute(path.join('src', name))))
    .join('\n');
}

function stateOfFile(file: string): string[] {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) return [];
  const stamp = `${stat.mtimeMs} ${stat.size}`;
  let known = looked.get(file);
  if (known?.stamp !== stamp) {
    known = { stamp, hasNothing: hasNothing(file) };
    looked.set(file, known);
  }
  return known.hasNothing ? [] : [`${file} ${stamp}`];
}
