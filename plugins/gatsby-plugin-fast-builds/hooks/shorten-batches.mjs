import { developOf } from '../lib/gatsby.mjs';

/** Largest pause between saves of one batch, in milliseconds. */
const BATCH_MS = 60;

/**
 * Changes: how long a save waits in `gatsby develop`. After any save, Gatsby waits half a second for more. With this hook, a
 * batch ends after a pause, and a browser that requested a page with unchanged data is told at once that there are no others.
 * Fits: Gatsby 5.16, its state machines of develop.
 */
export function shortenBatches(gatsby) {
  const develop = developOf(gatsby);
  endBatchesAfterPause(develop);
  answerUnchangedPages(develop);
}

/** Ends a batch after a pause instead of half a second after its first save. */
function endBatchesAfterPause({ waitingStates }) {
  const { batchingNodeMutations: content, aggregatingFileChanges: scripts } = waitingStates.states;
  const [afterScripts] = Object.values(scripts.after);
  scripts.after = { [BATCH_MS]: afterScripts };
  content.after = { [BATCH_MS]: 'committingBatch' };
  content.on['ADD_NODE_MUTATION'] = {
    actions: 'addNodeMutation',
    // Enters the state again, so that its timer restarts.
    target: 'batchingNodeMutations',
    internal: false,
  };
}

/**
 * A browser that requests a page waits for the event that its data file is written. For an unchanged result, Gatsby writes
 * no file and the browser waits for five seconds. This sends the event.
 */
function answerUnchangedPages({ store, emitter }) {
  emitter.on('PAGE_QUERY_RUN', ({ payload: { path: page } }) => {
    if (!store.getState().pendingPageDataWrites.pagePaths.has(page))
      emitter.emit('CLEAR_PENDING_PAGE_DATA_WRITE', { payload: { page } });
  });
}
