import type { Inside } from './inside';

/**
 * A page loads its data before it says that it is there. What a save changes in between Gatsby queries for pages that are
 * there, and the page shows what was until the next save. Here a page that says so is queried when it has to be.
 */
export function queryLateListeners({ websocketManager, store, emitter }: Inside): void {
  const { init } = websocketManager;
  websocketManager.init = (...args) => {
    const websocket = init(...args);
    websocket.on('connection', (listener) => {
      // Gatsby's own handler comes first, and finds the page of a route.
      listener.on('registerPath', () => {
        const { trackedQueries } = store.getState().queries;
        for (const pagePath of websocketManager.activePaths)
          if ((trackedQueries.get(pagePath)?.dirty ?? 0) > 0)
            emitter.emit('QUERY_RUN_REQUESTED', { pagePath });
      });
    });
    return websocket;
  };
}
