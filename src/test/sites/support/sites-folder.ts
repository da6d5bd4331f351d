import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { SITES_FOLDER } from './site-content';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the sites that a run builds. */
    sitesFolder: string;
  }
}

/** Creates the folder of the sites of a run, and removes it after all tests unless the environment names the folder. */
export default function setup({ provide }: TestProject): () => void {
  const given = process.env[SITES_FOLDER];
  const folder = given ?? fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-sites-'));
  provide('sitesFolder', folder);
  return () => {
    if (given === undefined) fs.rmSync(folder, { recursive: true, force: true });
  };
}
