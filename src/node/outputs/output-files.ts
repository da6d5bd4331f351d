import path from 'node:path';
import { writeIfChanged } from '../content/files';

const outputs = new Set<string>();

/** Whether this build wrote a file of `public` by `writeOutput`, or left it as it is. @param file with a slash at its start */
export const isOutput = (file: string): boolean => outputs.has(file);

/** Writes a file below the folder of the built site, unless its content is unchanged. */
export function writeOutput(folder: string, name: string, content: string | Buffer): void {
  outputs.add(path.posix.join('/', name));
  writeIfChanged(path.join(folder, name), content);
}
