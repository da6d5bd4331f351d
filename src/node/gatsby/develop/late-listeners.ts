import type { Inside } from './inside';

/**
 * A page loads its data before it says that it is there. What a save changes in between Gatsby queries for pages that are
 * there, and tells only these: the page shows what was until the next save. Here a page that says so is told its data as
 * they are by then; one that has them already does nothing with them.
 */
export function tellLateListeners({ websocketManager, getPageData, store }: Inside): void {
  const { init } = websocketManager;
  websocketManager.init = (...args) => {
    const websocket = init(...args);
    websocket.on('connection', (listener) => {
      listener.on('registerPath', (id) => {
        if (!store.getState().pages.has(id)) return;
        // Fails when the page is gone meanwhile; Gatsby says so when it is asked for.
        getPageData(id).then(
          (result) => listener.send({ type: 'pageQueryResult', payload: { id, result } }),
          () => undefined,
        );
      });
    });
    return websocket;
  };
}
