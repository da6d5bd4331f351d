import { ensureInstalled, ensureNode, root } from './environment.mjs';

// npm run new-page, new-post, rename: Vite loads TypeScript as the unit tests do.
ensureNode();
await ensureInstalled();
const { createViteServer } = await import('vitest/node');
const server = await createViteServer({
  root,
  configFile: false,
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
});
const { authoringCommand } = await server.ssrLoadModule('/src/node/authoring/command.ts');
const [command, ...args] = process.argv.slice(2);
process.exitCode = authoringCommand(command, args);
await server.close();
