import fs from 'node:fs';
import path from 'node:path';
import { readArguments } from './arguments.mjs';
import { root } from './environment.mjs';

// npm run licenses: fails on each locked package without a license that is known to be free.
readArguments();
const freeLicense =
  /^\(?(?:0BSD|Apache-2\.0|Artistic-2\.0|BlueOak-1\.0\.0|BSD(?:-[23]-Clause)?|CC0-1\.0|CC-BY-[34]\.0|ISC|LGPL-3\.0-or-later|MIT(?:-0)?|MPL-2\.0|OFL-1\.1|Public Domain|Python-2\.0|Unicode-3\.0|Unlicense|WTFPL|Zlib)\b/;
// Looked at one by one: the first is data of a test, elkjs (EPL-2.0) runs unmodified in builds only, the others have a
// free license in a file of theirs or in a form that the lockfile leaves out.
const reviewedPackages = new Set(
  'commonmark-spec elkjs busboy khroma linkfs not streamsearch valid-url xmlhttprequest-ssl'.split(
    ' ',
  ),
);
const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
for (const [folder, { link, version, license = 'none' }] of Object.entries(packages)) {
  if (folder === '' || link) continue;
  const name = folder.replace(/^.*node_modules\//, '');
  if (freeLicense.test(license) || reviewedPackages.has(name)) continue;
  console.error(`${name} ${version} has the license "${license}": check whether it may be used.`);
  process.exitCode = 1;
}
