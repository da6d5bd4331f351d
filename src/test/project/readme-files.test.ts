import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const readmes = ['src', 'plugins', 'content', 'deploy', 'bench'].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'README.md' && !file.includes('node_modules'))
    .map((file) => path.join(folder, file)),
);

it.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...readmes])(
  'every file of the project that %s names exists',
  (file) => {
    const names = fs
      .readFileSync(file, 'utf8')
      .matchAll(/`((?:src|e2e|tools|bench|deploy|plugins|static)\/[\w./-]+\.\w+)[^`]*`/g);
    for (const [, name = ''] of names) expect(fs.existsSync(name), name).toBe(true);
  },
);
