import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the sites that a run builds. */
    sitesFolder: string;
  }
}

/** Makes the folder of a run's sites, and removes it when all tests are done. */
export default function setup({ provide }: TestProject): () => void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-sites-'));
  provide('sitesFolder', folder);
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
