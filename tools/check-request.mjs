import { ensureInstalled, ensureNode, runBin } from './environment.mjs';

// npm run check-request -- 'curl …': says what is wrong with a request, and sends nothing.
ensureNode();
ensureInstalled();
process.exit(runBin('tsx', ['src/search/server/check-main.ts', ...process.argv.slice(2)]));
