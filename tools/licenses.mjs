import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled, root } from './environment.mjs';

// npm run licenses: the licenses of all installed packages, with their number. Packages without a
// license that is known to be free end it with an error.
ensureInstalled();
const free =
  /^\(?(?:0BSD|Apache-2\.0|Artistic-2\.0|BlueOak-1\.0\.0|BSD(?:-[23]-Clause)?|CC0-1\.0|CC-BY-[34]\.0|ISC|LGPL-3\.0-or-later|MIT(?:-0)?|MPL-2\.0|OFL-1\.1|Public Domain|Python-2\.0|Unicode-3\.0|Unlicense|WTFPL|Zlib)\b/;
// Looked at one by one: the first is data of a test, elkjs (EPL-2.0) runs unmodified in builds only, the others have a free license in a file of theirs.
const reviewed = new Set(['commonmark-spec', 'elkjs', 'khroma', 'linkfs', 'valid-url']);
const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const found = Object.keys(packages)
  .filter((folder) => folder !== '')
  .flatMap((folder) => {
    const file = path.join(root, folder, 'package.json');
    // Builds of a package for other systems are not installed.
    if (!fs.existsSync(file)) return [];
    const { name, version, license, licenses } = JSON.parse(fs.readFileSync(file, 'utf8'));
    const text = [license ?? licenses]
      .flat()
      .map((entry) => (typeof entry === 'object' ? (entry?.type ?? '') : (entry ?? '')))
      .join(' OR ');
    return [{ name, version, license: text || 'none' }];
  });

const count = (of) => found.filter(({ license }) => license === of).length;
const licenses = [...new Set(found.map(({ license }) => license))];
for (const license of licenses.sort((a, b) => count(b) - count(a)))
  console.log(`${String(count(license)).padStart(5)}  ${license}`);
const unknown = found.filter(({ name, license }) => !free.test(license) && !reviewed.has(name));
for (const { name, version, license } of unknown)
  console.error(`${name} ${version} has the license "${license}": check whether it may be used.`);
process.exit(unknown.length > 0 ? 1 : 0);
