import { createViteServer } from 'vitest/node';
import { root } from './environment.mjs';

/** Runs with a function that loads TypeScript of `src` by Vite, as the unit tests do. */
export async function withModules(run) {
  const server = await createViteServer({
    root,
    configFile: false,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
  try {
    return await run((file) => server.ssrLoadModule(`/src/${file}.ts`));
  } finally {
    await server.close();
  }
}
