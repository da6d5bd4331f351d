import { ensureInstalled, ensureNode, runBin } from './environment.mjs';

// Runs a TypeScript file of the site: node tools/run.mjs src/node/hosting/serve.ts --port 9000.
const [file, ...args] = process.argv.slice(2);
const fault = new URL('command-fault.mjs', import.meta.url).href;
ensureNode();
// A program reads the output of that one, and would read messages of an installation.
if (file !== 'src/search/server/mcp-main.ts') await ensureInstalled();
process.exit(await runBin('tsx', ['--import', fault, file, ...args]));
