/**
 * Repairs: a save that an opening page misses in `gatsby develop`. To see it, save a page in the moment in which it opens:
 * it shows the old text until the next save. A page loads its data before it registers itself, and Gatsby sends the results
 * of queries to registered pages alone.
 * Changes: a page that registers is sent its current data; a page that has them already does nothing. A request for the
 * data of a page that is deleted meanwhile ends in one line of the log, not in a stack of Gatsby.
 * Fits: Gatsby 5.16, the messages `registerPath` and `pageQueryResult` of `utils/websocket-manager`.
 */
export function replayPageUpdates(gatsby) {
  const { store } = gatsby.load('redux/index');
  const { websocketManager } = gatsby.load('utils/websocket-manager');
  const pageData = gatsby.load('utils/get-page-data');
  const { getPageData } = pageData;
  pageData.getPageData = (id, ...rest) =>
    getPageData(id, ...rest).catch((error) => {
      if (!store.getState().pages.has(id)) error.stack = String(error);
      throw error;
    });
  const read = async (id) => (store.getState().pages.has(id) ? getPageData(id) : undefined);
  const { init } = websocketManager;
  websocketManager.init = (...args) => {
    const websocket = init.apply(websocketManager, args);
    websocket.on('connection', (page) => {
      page.on('registerPath', async (id) => {
        // A page that is deleted meanwhile is reported by Gatsby when it is requested.
        const result = await read(id).catch(() => undefined);
        if (result) page.send({ type: 'pageQueryResult', payload: { id, result } });
      });
    });
    return websocket;
  };
}
