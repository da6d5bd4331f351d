import { ensureInstalled, ensureNode, runBin } from './environment.mjs';

// Any Gatsby command with the project's environment: node tools/gatsby.mjs develop. With --strict a build fails when
// settings are missing.
ensureNode();
ensureInstalled();
const args = process.argv.slice(2);
const strict = args.includes('--strict');
process.exit(
  runBin(
    'gatsby',
    args.filter((arg) => arg !== '--strict'),
    strict ? { QSC_STRICT: '1' } : {},
  ),
);
