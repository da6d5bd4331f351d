import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled, ensureNode, root, runBin } from './environment.mjs';

// Any Gatsby command with the project's environment: node tools/gatsby.mjs develop. With --strict a build fails when
// settings are missing.
const all = process.argv.slice(2);
if (all[0] === 'clean') {
  // Gatsby would remove the folders themselves, which may be mounts; it also keeps caches of Babel and Terser.
  for (const folder of ['.cache', 'public', ...cachesOf(['babel-loader', 'terser-webpack-plugin'])])
    emptyFolder(path.join(root, folder));
  process.exit(0);
}
ensureNode();
await ensureInstalled();
const args = all.filter((arg) => arg !== '--strict');
process.exit(await runBin('gatsby', args, args.length < all.length ? { QSC_STRICT: '1' } : {}));

function cachesOf(names) {
  return names.map((name) => `node_modules/.cache/${name}`);
}

function emptyFolder(folder) {
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
}
