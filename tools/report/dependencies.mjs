import fs from 'node:fs';
import path from 'node:path';
import { root } from '../environment.mjs';
import { row } from './row.mjs';

const read = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

/** Counts of what is installed. */
export function dependencies() {
  const manifest = read('package.json');
  const { packages } = read('package-lock.json');
  const count = (what, entries) => row('Dependencies', what, Object.keys(entries).length);
  return [
    count('direct', manifest.dependencies),
    count('direct, for development', manifest.devDependencies),
    row('Dependencies', 'all, with those of other systems', Object.keys(packages).length - 1),
    count('overridden', manifest.overrides),
  ];
}
