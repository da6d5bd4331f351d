import { ensureInstalled, ensureNode, runBin } from './environment.mjs';

// npm run search-server: responds to search and suggest calls over the built site's index.
ensureNode();
ensureInstalled();
process.exit(runBin('tsx', ['src/search/server/main.ts']));
