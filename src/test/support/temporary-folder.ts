import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/**
 * An empty folder for each test of a file. @param name start of its name
 * @returns `at`, which returns the absolute path of a file in it, and `write`, which writes a file and returns its path
 */
export function temporaryFolder(name: string) {
  let folder = '';
  const at = (file: string) => path.join(folder, file);
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), name));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));
  return {
    at,
    write: (file: string, text: string | Buffer): string => {
      fs.mkdirSync(path.dirname(at(file)), { recursive: true });
      fs.writeFileSync(at(file), text);
      return at(file);
    },
  };
}
