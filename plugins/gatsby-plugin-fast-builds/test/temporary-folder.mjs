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
  const at = (place) => path.join(folder, place);
  const write = (place, text) => {
    fs.mkdirSync(path.dirname(at(place)), { recursive: true });
    fs.writeFileSync(at(place), text);
    return at(place);
  };
  return { at, write };
}
