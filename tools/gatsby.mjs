import fs from 'node:fs';
import path from 'node:path';
import { portOf, readArguments } from './arguments.mjs';
import { ensureInstalled, ensureNode, root, runBin } from './environment.mjs';

/** Options of each command: of Gatsby's those of the README, and `--strict`, with which a build fails when settings are missing. */
const commands = {
  build: { strict: { type: 'boolean' }, 'prefix-paths': { type: 'boolean' } },
  develop: {
    host: { type: 'string', short: 'H' },
    port: { type: 'string', short: 'p' },
    open: { type: 'boolean', short: 'o' },
  },
  clean: {},
};

// npm run build, develop, clean: Gatsby's command with the project's environment.
const [command, ...args] = process.argv.slice(2);
const { values } = readArguments({ args, options: commands[command] });
if (command === 'clean') {
  // Gatsby would remove the folders themselves, which may be mounts; it also keeps caches of Babel and Terser.
  const caches = ['babel-loader', 'terser-webpack-plugin'].map(
    (name) => `node_modules/.cache/${name}`,
  );
  for (const folder of ['.cache', 'public', ...caches].map((name) => path.join(root, name)))
    for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : [])
      fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  process.exit(0);
}
if (values.port !== undefined) portOf('--port', values.port);
else if (command === 'develop' && process.env.PORT) portOf('PORT', process.env.PORT);
ensureNode();
await ensureInstalled();
const ofGatsby = args.filter((arg) => arg !== '--strict');
const more = values.strict ? { QSC_STRICT: '1' } : {};
process.exit(await runBin('gatsby', [command, ...ofGatsby], { more }));
