import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// node tools/newest-versions.mjs: lets the next `npm install` take the newest versions that fit instead of the exact
// ones, to learn whether the site still builds with them. The manifest it writes is not to be committed.

/** Exact for reasons that CONTRIBUTING gives: a newer one cannot be installed everywhere. */
const held = new Set(['@rspack/core']);

/** The manifest with ranges (`^1.2.3`) in place of exact versions; overrides and other names of packages stay. */
export function withRanges(manifest) {
  const ranges = (versions) =>
    Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [
        name,
        /^\d/.test(version) && !held.has(name) ? `^${version}` : version,
      ]),
    );
  return {
    ...manifest,
    dependencies: ranges(manifest.dependencies),
    devDependencies: ranges(manifest.devDependencies),
  };
}

const own = fileURLToPath(import.meta.url);
if (process.argv[1] === own) {
  const root = path.join(path.dirname(own), '..');
  const file = path.join(root, 'package.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, `${JSON.stringify(withRanges(manifest), null, 2)}\n`);
  fs.rmSync(path.join(root, 'package-lock.json'), { force: true });
}
