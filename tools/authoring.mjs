import { ensureInstalled, ensureNode } from './environment.mjs';

// npm run new-page, new-post, rename.
ensureNode();
await ensureInstalled();
const { load } = await import('./served-site.mjs');
const { authoringCommand } = await load('src/node/authoring/command');
const [command, ...args] = process.argv.slice(2);
authoringCommand(command, args);
