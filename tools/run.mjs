import { ensureInstalled, ensureNode, runModule } from './environment.mjs';

// Runs a TypeScript file of the site: node tools/run.mjs src/node/hosting/serve.ts --port 9000.
const [file, ...args] = process.argv.slice(2);
ensureNode();
// A program reads the output of that one, and would read messages of an installation.
if (file !== 'src/search/server/mcp-main.ts') await ensureInstalled();
process.exit(await runModule(file, args));
