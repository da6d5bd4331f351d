import { developOf, replaceStep } from '../lib/gatsby.mjs';

/**
 * Repairs: a save that `gatsby develop` loses. To see it, save a page three times within half a second: the page may show
 * the second text, and after the seventh save in a row develop ends with "Panicking because nodes appear to be being changed
 * every time we run queries". Gatsby creates the nodes of a save that comes while pages are created or queries run, before
 * which they may have been read. A page that a browser requests while a batch is taken ends the batch.
 * Changes: saves wait in Gatsby's own list of node mutations, requests wait for the batch, and files are read again when
 * their nodes are created, since most programs empty a file before they write it.
 * Fits: Gatsby 5.16, actions and states of the state machine of develop.
 */
export function queueSaves(gatsby) {
  const develop = developOf(gatsby);
  const { dataLayer, waiting } = develop;
  const { createFileNode } = gatsby.site('gatsby-source-filesystem/create-file-node');
  let isSourcing = false;
  replaceStep(dataLayer, 'sourceNodes', (source) => async (...args) => {
    isSourcing = true;
    return Promise.resolve(source(...args)).finally(() => (isSourcing = false));
  });
  queueNodes(develop, (_context, { payload }) => !isSourcing && watcherOf(payload) !== undefined);
  queueRequests(develop);
  const reread = (mutations) => readAgain(mutations, createFileNode);
  replaceStep(waiting, 'runMutationBatch', untilNodesAreCreated(develop, reread));
}

/** An action of XState that contains others. */
const choose = (cond, action, otherwise) => ({
  type: 'xstate.choose',
  conds: [{ cond, actions: action }, { actions: otherwise }],
});

/** Nodes of saves wait in the list that Gatsby consumes when it is idle; others, which resolvers may await, do not. */
function queueNodes({ buildActions, waitingStates }, isSave) {
  const { addNodeMutation: queue, callApi: create, markNodesDirty: restart } = buildActions;
  const { on } = waitingStates.states.committingBatch;
  buildActions.callApi = choose(isSave, [queue], [create]);
  buildActions.markNodesDirty = choose(isSave, [], [restart]);
  on.ADD_NODE_MUTATION = [{ cond: isSave, actions: 'addNodeMutation' }, on.ADD_NODE_MUTATION];
}

/** Requests for pages wait until the batch is taken and pages are created again; queries follow. */
function queueRequests({ buildActions, waitingStates, dataLayer, emitter }) {
  const { trackRequestedQueryRun: query } = buildActions;
  const queued = new Set();
  let isTaken = false;
  waitingStates.states.batchingNodeMutations.entry = () => (isTaken = true);
  const queue = (_context, { payload }) => queued.add(payload.pagePath);
  buildActions.trackRequestedQueryRun = choose(() => isTaken, [queue], [query]);
  replaceStep(dataLayer, 'createPages', (create) => (...args) => {
    isTaken = false;
    for (const pagePath of queued) emitter.emit('QUERY_RUN_REQUESTED', { pagePath });
    queued.clear();
    return create(...args);
  });
}

/**
 * Creates the nodes of a batch from the current files, and waits until these nodes, and the ones that plugins derive from
 * them, are in the database: a node that is replaced is missing from its type for a moment.
 */
function untilNodesAreCreated({ emitter, datastore }, reread) {
  let done = Promise.resolve();
  let end;
  emitter.on('API_RUNNING_START', () => {
    done = new Promise((resolve) => (end = resolve));
  });
  emitter.on('API_RUNNING_QUEUE_EMPTY', () => end?.());
  return (runBatch) => async (context) => {
    await runBatch({ ...context, runningBatch: await reread(context.runningBatch) });
    await done;
    await datastore.getDataStore().ready();
  };
}

/** The plugin that watches files, where a mutation is one of its nodes. */
function watcherOf({ payload }) {
  return payload.find((value) => value?.name === 'gatsby-source-filesystem');
}

/** Mutations with the nodes of saved files read again. Mutations of deleted files are omitted; the plugin reports them. */
export async function readAgain(mutations, createFileNode) {
  const read = await Promise.all(
    mutations.map(async (mutation) => {
      const [node, ...others] = mutation.payload;
      const watcher = watcherOf(mutation);
      if (mutation.type !== 'createNode' || !watcher) return mutation;
      return createFileNode(node.absolutePath, () => node.id, watcher.pluginOptions).then(
        (created) => ({ ...mutation, payload: [created, ...others] }),
        // Otherwise the node stays as it was read before.
        (error) => (error.code === 'ENOENT' ? undefined : mutation),
      );
    }),
  );
  return read.filter((mutation) => mutation !== undefined);
}
