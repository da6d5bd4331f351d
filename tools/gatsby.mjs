import { ensureInstalled, ensureNode, runBin } from './environment.mjs';

// Any Gatsby command with the project's environment: node tools/gatsby.mjs develop
ensureNode();
ensureInstalled();
process.exit(runBin('gatsby', process.argv.slice(2)));
