import fs from 'node:fs';
import path from 'node:path';
import { digest } from '../source/digest';
import { siteAbsolute } from '../source/files';

/**
 * What a build keeps of pages for the next steps and for the next build: a file for each name, so that threads read and
 * write it too.
 */
export class PageStore {
  private hasFolder = false;

  /** @param folder is made when something is kept */
  constructor(readonly folder: string) {}

  /** Undefined when nothing is kept by this name, or only the half that a build wrote before it was ended. */
  get(name: string): unknown {
    const text = this.read(name);
    return parsed(text.slice(text.lastIndexOf('\n') + 1));
  }

  /** What is kept by this name with a part of it, which is undefined where there is none. */
  getWithPart(name: string): [value: unknown, part: unknown] {
    const text = this.read(name);
    const end = text.lastIndexOf('\n');
    return [parsed(text.slice(end + 1)), parsed(text.slice(0, Math.max(end, 0)))];
  }

  /** @param part of the value that only some readers want; a line before it */
  set(name: string, value: unknown, part?: unknown): void {
    if (!this.hasFolder) fs.mkdirSync(this.folder, { recursive: true });
    this.hasFolder = true;
    const lines = part === undefined ? [value] : [part, value];
    fs.writeFileSync(this.file(name), lines.map((line) => JSON.stringify(line)).join('\n'));
  }

  /** When it was kept, in milliseconds; 0 when it was not. */
  keptAt(name: string): number {
    return fs.statSync(this.file(name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }

  /** Nothing when nothing is kept by this name. */
  private read(name: string): string {
    try {
      return fs.readFileSync(this.file(name), 'utf8');
    } catch {
      return '';
    }
  }

  private file(name: string): string {
    return path.join(this.folder, `${digest(name)}.json`);
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** What is kept beside Gatsby's own cache. */
export const pageStore = new PageStore(siteAbsolute('.cache/pages'));
