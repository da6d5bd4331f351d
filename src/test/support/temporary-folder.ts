import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/**
 * A folder that each test of a file has anew. @param name what its name begins with
 * @returns `at`, the absolute path of a place in it, and `write`, which makes a file there and gives its path
 */
export function temporaryFolder(name: string) {
  let folder = '';
  const at = (place: string) => path.join(folder, place);
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), name));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));
  return {
    at,
    write: (place: string, text: string | Buffer): string => {
      fs.mkdirSync(path.dirname(at(place)), { recursive: true });
      fs.writeFileSync(at(place), text);
      return at(place);
    },
  };
}
