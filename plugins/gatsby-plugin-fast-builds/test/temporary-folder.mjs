import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** A folder that each test of a file has anew. */
export function temporaryFolder() {
  let folder = '';
  beforeEach(() => {
    folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'fast-builds-')));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));
  const at = (name) => path.join(folder, name);
  const write = (name, text) => {
    fs.mkdirSync(path.dirname(at(name)), { recursive: true });
    fs.writeFileSync(at(name), text);
    return at(name);
  };
  return { at, write };
}
