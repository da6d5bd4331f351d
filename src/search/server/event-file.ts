import fs from 'node:fs';

/** Largest size of a file in bytes, and number of files: older files have a number after the name. */
const MAX_FILE_BYTES = 5_000_000;
const MAX_FILES = 5;

/**
 * Rotates a file of lines: a full file becomes the first of the older ones, and the oldest is deleted.
 * @returns a function that appends a line
 */
export function eventFile(file: string, maxBytes = MAX_FILE_BYTES): (line: string) => void {
  const numbered = (number: number) => (number === 0 ? file : `${file}.${number}`);
  const size = () => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return (line) => {
    if (size() > 0 && size() + Buffer.byteLength(line) + 1 > maxBytes)
      for (let number = MAX_FILES - 1; number > 0; number -= 1)
        if (fs.existsSync(numbered(number - 1)))
          fs.renameSync(numbered(number - 1), numbered(number));
    fs.appendFileSync(file, `${line}\n`);
  };
}
