import { ensureNode, runBin } from './environment.mjs';

// npm run mcp: serves the built documentation to assistants over standard input and output.
ensureNode();
process.exit(runBin('tsx', ['src/search/server/mcp-main.ts']));
