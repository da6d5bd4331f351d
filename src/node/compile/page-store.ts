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
    try {
      return JSON.parse(fs.readFileSync(this.file(name), 'utf8'));
    } catch {
      return undefined;
    }
  }

  set(name: string, value: unknown): void {
    if (!this.hasFolder) fs.mkdirSync(this.folder, { recursive: true });
    this.hasFolder = true;
    fs.writeFileSync(this.file(name), JSON.stringify(value));
  }

  /** When it was kept, in milliseconds; 0 when it was not. */
  keptAt(name: string): number {
    return fs.statSync(this.file(name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }

  private file(name: string): string {
    return path.join(this.folder, `${digest(name)}.json`);
  }
}

/** What is kept beside Gatsby's own cache. */
export const pageStore = new PageStore(siteAbsolute('.cache/pages'));
