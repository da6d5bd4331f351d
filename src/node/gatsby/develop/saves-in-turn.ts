import { replaceStep, type Inside, type Step } from './inside';
import { readAgain, watcherOf, type Mutation } from './read-again';

/** A plugin makes a node. */
interface Made {
  payload: Mutation;
}

/** Somebody opens a page. */
interface Request {
  payload: { pagePath: string };
}

/**
 * Makes a save in `gatsby develop` wait until the one before it is done. Gatsby makes the nodes of such a save at once.
 * When it makes pages just then, they may have been read before, and nothing makes them again: the page shows what was.
 * When it runs queries, it begins anew after them, perhaps before plugins have read the new nodes, and after the seventh
 * time in a row it takes the author for an endless loop and ends. Nodes that come of anything else than a save it goes on
 * to make at once, since a resolver may wait for its own.
 */
export function takeSavesInTurn(gatsby: Inside): void {
  const { dataLayerServices, waitingServices } = gatsby;
  let isSourcing = false;
  replaceStep(dataLayerServices, 'sourceNodes', (source) => async (...args) => {
    isSourcing = true;
    return Promise.resolve(source(...args)).finally(() => (isSourcing = false));
  });
  keepSaves(gatsby, (_context, { payload }) => !isSourcing && watcherOf(payload) !== undefined);
  keepRequests(gatsby);
  replaceStep(waitingServices, 'runMutationBatch', untilNodesAreMade(gatsby));
}

/** Gatsby has a list for nodes that come when it can't make them, and makes them when it waits for saves. */
function keepSaves({ buildActions, waitingStates }: Inside, isSave: Condition<Made>): void {
  const { addNodeMutation: keep, callApi: makeNow, markNodesDirty: beginAnew } = buildActions;
  const onCommit = waitingStates.states['committingBatch']?.on;
  const nowOnCommit = onCommit?.['ADD_NODE_MUTATION'];
  if (!keep || !makeNow || !beginAnew || !onCommit || !nowOnCommit)
    throw new Error("Gatsby's develop keeps nodes in another way; see saves-in-turn.ts.");
  buildActions['callApi'] = choose(isSave, [keep], [makeNow]);
  buildActions['markNodesDirty'] = choose(isSave, [], [beginAnew]);
  onCommit['ADD_NODE_MUTATION'] = [{ cond: isSave, actions: 'addNodeMutation' }, nowOnCommit];
}

/**
 * Makes a page that is asked for wait until a save has been taken. Gatsby would end the machine that takes it, to query
 * the page, and lose the save, or make its nodes a second time later, at which it ends.
 */
function keepRequests({ buildActions, waitingStates, dataLayerServices, emitter }: Inside): void {
  const { trackRequestedQueryRun: queryNow } = buildActions;
  const batch = waitingStates.states['batchingNodeMutations'];
  if (!queryNow || !batch || batch.entry)
    throw new Error("Gatsby's develop keeps requests in another way; see saves-in-turn.ts.");
  const kept = new Set<string>();
  let isTaken = false;
  batch.entry = () => (isTaken = true);
  const keep = (_context: never, { payload }: Request) => kept.add(payload.pagePath);
  buildActions['trackRequestedQueryRun'] = choose(() => isTaken, [keep], [queryNow]);
  // What comes of a save. Queries follow it.
  replaceStep(dataLayerServices, 'createPages', (create) => (...args) => {
    isTaken = false;
    for (const pagePath of kept) emitter.emit('QUERY_RUN_REQUESTED', { pagePath });
    kept.clear();
    return create(...args);
  });
}

type Condition<Event> = (context: never, event: Event) => boolean;

/** An action that stands for others, as the function of this name of XState makes it. */
function choose<Event>(cond: Condition<Event>, chosen: unknown[], otherwise: unknown[]): unknown {
  return { type: 'xstate.choose', conds: [{ cond, actions: chosen }, { actions: otherwise }] };
}

/**
 * Makes the nodes of a batch of the files as they are by then, and waits until these, and those that plugins make of
 * them, are there and can be read: a node that was replaced is missing from those of its type for a moment. Gatsby begins
 * with the pages at once, and has the nodes in time only because it makes the schema in between.
 */
function untilNodesAreMade({ emitter, getDataStore }: Inside): (step: Step) => Step {
  let done: Promise<void> = Promise.resolve();
  let end: (() => void) | undefined;
  emitter.on('API_RUNNING_START', () => {
    done = new Promise((resolve) => (end = resolve));
  });
  emitter.on('API_RUNNING_QUEUE_EMPTY', () => end?.());
  return (runBatch) => async (context) => {
    const { runningBatch } = context as { runningBatch: Mutation[] };
    await runBatch({ ...(context as object), runningBatch: await readAgain(runningBatch) });
    await done;
    await getDataStore().ready();
  };
}
