import { ensureInstalled, ensureNode } from './environment.mjs';

// npm run new-page, new-post, rename.
ensureNode();
await ensureInstalled();
const { withModules } = await import('./vite-modules.mjs');
const [command, ...args] = process.argv.slice(2);
process.exitCode = await withModules(async (load) => {
  const { authoringCommand } = await load('node/authoring/command');
  return authoringCommand(command, args);
});
