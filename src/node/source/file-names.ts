import fs from 'node:fs';
import path from 'node:path';
import { faultIn, type Fault } from './faults';

/** Signs of names that Gatsby, a terminal, or an address reads as something else; U+FFFD is for bytes that are no UTF-8. */
// eslint-disable-next-line no-control-regex -- looks for them
const unusable = /[\\\u0000-\u001f\u007f\ufffd]/;

/** Faults of files and folders whose names cannot be used. @param folder relative to the working folder */
export function fileNameFaults(folder: string): Fault[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.flatMap((name): Fault[] => {
    const [sign] = unusable.exec(path.basename(name)) ?? [];
    if (sign === undefined) return [];
    const found =
      sign === '\\'
        ? 'a backslash'
        : sign === '\ufffd'
          ? 'bytes that are not UTF-8'
          : `the control character U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    const file = [folder, ...name.split(path.sep)].join('/');
    return [faultIn(file, undefined, 'file-name-sign', { sign: found })];
  });
}

/**
 * For the option `ignore` of gatsby-source-filesystem: whether there is no file of this path. The plugin takes a backslash
 * in a name for a slash, and would end the build with the stack trace of a file that does not exist. Files that it found
 * once are not ignored: it must learn of their end.
 */
export function unreachableFiles(): (file: string) => boolean {
  const found = new Set<string>();
  return (file) => {
    if (fs.existsSync(file)) found.add(file);
    return !found.has(file);
  };
}
