import { ensureInstalled, ensureNode, runBin } from './environment.mjs';

// npm run serve: serves the built site by the rules that the build wrote for hosts.
ensureNode();
ensureInstalled();
process.exit(runBin('tsx', ['src/node/hosting/serve.ts', ...process.argv.slice(2)]));
