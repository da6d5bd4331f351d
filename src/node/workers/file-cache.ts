import fs from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../lib/values/parse-json';
import { digest } from '../content/digest';

/** A value, and the key of its sources. */
interface Entry {
  key: string;
  value: unknown;
}

/**
 * Results of earlier builds: a file for each name in a folder of `.cache`, which workers read and write as well. An
 * incomplete file holds nothing.
 */
export class FileCache {
  /** @param folder is made with the first file */
  constructor(readonly folder: string) {}

  /** The value of this name, if it was written with this key. */
  read(name: string, key: string): unknown {
    try {
      const entry = parseJson(fs.readFileSync(this.file(name), 'utf8'))?.value as Entry | undefined;
      return entry?.key === key ? entry.value : undefined;
    } catch {
      return undefined;
    }
  }

  write(name: string, key: string, value: unknown): void {
    fs.mkdirSync(this.folder, { recursive: true });
    fs.writeFileSync(this.file(name), JSON.stringify({ key, value } satisfies Entry));
  }

  private file(name: string): string {
    return path.join(this.folder, `${digest(name)}.json`);
  }
}
