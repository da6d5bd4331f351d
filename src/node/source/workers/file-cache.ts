import fs from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../../lib/values/parse-json';
import { digest } from './digest';

/** A value, and the key of what it was made from. */
interface Entry {
  key: string;
  value: unknown;
}

/**
 * Results of earlier builds: a file for each name in a folder of `.cache`, which workers read and write as well. A file
 * that a build wrote only half of holds nothing.
 */
export class FileCache {
  /** @param folder is made with the first file */
  constructor(readonly folder: string) {}

  /** The value of this name, when it was made from what the key says. */
  read(name: string, key: string): unknown {
    return valueOf(this.lines(name).at(-1), key);
  }

  /** The value and the large part of it that `read` does not parse. */
  readWithPart(name: string, key: string): { value: unknown; part: unknown } | undefined {
    const [part, entry] = this.lines(name);
    const value = valueOf(entry, key);
    return value === undefined ? undefined : { value, part: parseJson(part ?? '')?.value };
  }

  /** @param part of the value that only some readers want; a line before it */
  write(name: string, key: string, value: unknown, part?: unknown): void {
    fs.mkdirSync(this.folder, { recursive: true });
    const lines = [...(part === undefined ? [] : [part]), { key, value } satisfies Entry];
    fs.writeFileSync(this.file(name), lines.map((line) => JSON.stringify(line)).join('\n'));
  }

  private lines(name: string): string[] {
    try {
      return fs.readFileSync(this.file(name), 'utf8').split('\n');
    } catch {
      return [];
    }
  }

  private file(name: string): string {
    return path.join(this.folder, `${digest(name)}.json`);
  }
}

function valueOf(line: string | undefined, key: string): unknown {
  const entry = parseJson(line ?? '')?.value as Entry | undefined;
  return entry?.key === key ? entry.value : undefined;
}
