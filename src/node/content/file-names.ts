import fs from 'node:fs';
import path from 'node:path';
import { faultIn, type CodeAndValues, type Fault } from '../faults/faults';
import { unicodeName } from '../faults/texts/text';
import { leadsIntoItself, pathsIn } from './files';

/** Characters that Gatsby, a terminal, a reader, or an address misreads in names; U+FFFD stands for bytes that are not UTF-8. */
const unusable = /[\\\ufffd\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;

/** Files of other tools, and misspelled ones, with the settings of a folder. */
const otherSettings = /^_category_?\.(?:json|ya?ml)$/i;

const otherEnding = /\.(?:mdx?|markdown|mdown|rst|adoc)$/i;

/** Faults of files and folders whose names cannot be used, and of links that lead nowhere. @param folder relative to the working folder */
export function fileNameFaults(folder: string): Fault[] {
  return pathsIn(folder).flatMap((inner): Fault[] => {
    const file = `${folder}/${inner}`;
    const name = path.posix.basename(file);
    const fault = (...words: CodeAndValues) => [faultIn(file, undefined, ...words)];
    const [sign] = unusable.exec(name) ?? [];
    if (sign !== undefined) return fault('file-name-character', { found: describe(sign) });
    if (!fs.existsSync(file)) return fault('link-of-file', { to: 'a file that does not exist' });
    if (leadsIntoItself(file)) return fault('link-of-file', { to: 'a folder that holds it' });
    if (otherSettings.test(name) && name !== '_category.yml') return fault('other-settings');
    if (otherEnding.test(name) && !/\.mdx?$/.test(name)) return fault('file-ending', { name });
    return [];
  });
}

function describe(character: string): string {
  if (character === '\\') return 'a backslash';
  if (character === '\ufffd') return 'bytes that are not UTF-8';
  return `the ${/\p{Cc}/u.test(character) ? 'control' : 'invisible'} character ${unicodeName(character)}`;
}

/**
 * For the option `ignore` of gatsby-source-filesystem: whether a path leads to no file, or into itself without an end. The
 * plugin takes a backslash in a name for a slash, and would end the build with the stack trace of a missing file. Files
 * that it has seen are not ignored, since it must learn that they were deleted.
 */
export function unreachableFiles(): (file: string) => boolean {
  const seenFiles = new Set<string>();
  return (file) => {
    if (fs.existsSync(file) && !leadsIntoItself(file)) seenFiles.add(file);
    return !seenFiles.has(file);
  };
}
