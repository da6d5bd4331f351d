import fs from 'node:fs';
import path from 'node:path';
import { CommandFault, readArguments } from './arguments.mjs';
import { ensureInstalled, runBin } from './environment.mjs';

// npm run check:links. Where linkinator has an address, it starts a run in spite of --help.
const folder = path.resolve(readArguments({ operands: '[FOLDER]' }).positionals[0] ?? 'public');
if (!fs.existsSync(path.join(folder, 'index.html')))
  throw new CommandFault(`There is no built site in ${folder}: run npm run build first.`);
await ensureInstalled();
const settings = ['--config', 'tools/links.config.mjs', '--retry-errors-count', '3'];
const args = ['**/index.html', '--server-root', folder, ...settings];
process.exit(await runBin('linkinator', args));
