import { ensureInstalled, ensureNode, runBin } from './environment.mjs';

// Any Gatsby command with the project's environment: node tools/gatsby.mjs develop. With --strict a build fails when
// settings are missing.
ensureNode();
ensureInstalled();
const all = process.argv.slice(2);
const args = all.filter((arg) => arg !== '--strict');
process.exit(runBin('gatsby', args, args.length < all.length ? { QSC_STRICT: '1' } : {}));
