import fs from 'node:fs';
import path from 'node:path';

const outputs = new Set<string>();

/** Whether this build wrote a file of `public` by `writeOutput`, or left it as it is. @param file with a slash at its start */
export const isOutput = (file: string): boolean => outputs.has(file);

/** Writes a file below the folder of the built site, unless its content is unchanged. */
export function writeOutput(folder: string, name: string, content: string | Buffer): void {
  writeParts(folder, name, [content]);
}

/** Writes a file as `writeOutput` does, of parts: a large one is never in memory as one text. */
export function writeParts(folder: string, name: string, parts: Iterable<string | Buffer>): void {
  outputs.add(path.posix.join('/', name));
  const target = path.join(folder, name);
  const bytes = Buffer.concat(Array.from(parts, (part) => Buffer.from(part)));
  const size = fs.statSync(target, { throwIfNoEntry: false })?.size;
  if (size === bytes.length && fs.readFileSync(target).equals(bytes)) return;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, bytes);
}
