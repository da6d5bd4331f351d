import { ensureInstalled, ensureNode } from './environment.mjs';

// npm run new-page, new-post, rename.
ensureNode();
await ensureInstalled();
const { withModules } = await import('./vite-modules.mjs');
const [command, ...args] = process.argv.slice(2);
await withModules(async (load) =>
  (await load('node/authoring/command')).authoringCommand(command, args),
);
