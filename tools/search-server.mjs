import { ensureInstalled, ensureNode, runBin } from './environment.mjs';

// npm run search-server: a practice tenant, with the built site's index in it; with --shop also the sample shop.
ensureNode();
ensureInstalled();
process.exit(runBin('tsx', ['src/search/server/main.ts', ...process.argv.slice(2)]));
