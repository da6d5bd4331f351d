import type { Node, NodePluginArgs } from 'gatsby';
import { stateOfFilesWithQueries } from './files-with-queries';

/**
 * Takes out of a save in `gatsby develop` what it does not need. Whatever was saved, Gatsby waits half a second for more,
 * makes the schema again from all nodes, and searches all sources for queries. It looks its steps up by name, in the
 * tables that are changed here. They are loaded in develop alone: a build, and its threads, have no use for them.
 */
export async function quickenDevelop({ getNode, getNodes }: NodeAccess): Promise<void> {
  const [
    { waitingStates },
    { waitingServices },
    { dataLayerServices },
    { queryRunningServices },
    { store, emitter },
    { haveEqualFields },
  ] = await Promise.all([
    import('gatsby/dist/state-machines/waiting/index.js'),
    import('gatsby/dist/state-machines/waiting/services.js'),
    import('gatsby/dist/state-machines/data-layer/services.js'),
    import('gatsby/dist/state-machines/query-running/services.js'),
    import('gatsby/dist/redux/index.js'),
    import('gatsby/dist/schema/infer/inference-metadata.js'),
  ]);
  shortenBatches(waitingStates);
  const gatsby = { store, emitter, haveEqualFields, getNode, getNodes } as unknown as Gatsby;
  sendUnchangedPages(gatsby);
  replaceStep(waitingServices, 'runMutationBatch', untilNodesAreMade(gatsby));
  replaceStep(dataLayerServices, 'buildSchema', whenTypesChange(gatsby));
  replaceStep(queryRunningServices, 'extractQueries', whenQueriesChange(gatsby));
}

/** Saves that follow each other this closely, as those of a whole folder, are one. */
const BATCH_MS = 60;

type NodeAccess = Pick<NodePluginArgs, 'getNode' | 'getNodes'>;

/** The inside of Gatsby, as far as it is used here. */
interface Gatsby extends NodeAccess {
  store: {
    getState: () => {
      inferenceMetadata: { typeMap: Record<string, { ignored?: boolean }> };
      components: ReadonlyMap<string, unknown>;
      pendingPageDataWrites: { pagePaths: ReadonlySet<string> };
    };
  };
  emitter: {
    on: (event: string, handle: (action: { payload?: unknown }) => void) => void;
    emit: (event: string, action: { payload: unknown }) => void;
  };
  haveEqualFields: (one: object | undefined, other: object | undefined) => boolean;
}

type Step = (...args: unknown[]) => unknown;

function replaceStep(steps: unknown, name: string, replaced: (step: Step) => Step): void {
  const table = steps as Record<string, Step | undefined>;
  const step = table[name];
  if (!step) throw new Error(`Gatsby's develop has no step ${name}; see quick-develop.ts.`);
  table[name] = replaced(step);
}

/** Begins when nothing was saved for a moment, in place of half a second after the first save, and 0.2 s after a script. */
function shortenBatches(machine: unknown): void {
  const { states } = machine as {
    states: Record<string, { after?: Record<string, unknown>; on?: Record<string, unknown> }>;
  };
  const [ofContent, ofScripts] = ['batchingNodeMutations', 'aggregatingFileChanges'].map(
    (name) => states[name],
  );
  const [afterScripts] = Object.values(ofScripts?.after ?? {});
  if (!ofContent?.after || !ofContent.on || !ofScripts || !afterScripts)
    throw new Error("Gatsby's develop has no batches; see quick-develop.ts.");
  ofScripts.after = { [BATCH_MS]: afterScripts };
  ofContent.after = { [BATCH_MS]: 'committingBatch' };
  ofContent.on['ADD_NODE_MUTATION'] = {
    actions: 'addNodeMutation',
    // Entered again, so that its time begins again.
    target: 'batchingNodeMutations',
    internal: false,
  };
}

/**
 * A page whose query may have another result is queried when a browser asks for it, which gets the answer when the file
 * is written. With the same result none is written, and the browser waits for five seconds: at each start, and for each
 * list after a save. This tells the one who waits that there is nothing to write.
 */
function sendUnchangedPages({ store, emitter }: Gatsby): void {
  emitter.on('PAGE_QUERY_RUN', ({ payload }) => {
    const { path } = payload as { path: string };
    if (!store.getState().pendingPageDataWrites.pagePaths.has(path))
      emitter.emit('CLEAR_PENDING_PAGE_DATA_WRITE', { payload: { page: path } });
  });
}

/**
 * Waits until the nodes of a batch, and those that plugins make of them, are there. Gatsby begins with the pages at once,
 * and has the nodes in time only because it makes the schema in between.
 */
function untilNodesAreMade({ emitter }: Gatsby): (step: Step) => Step {
  let done: Promise<void> = Promise.resolve();
  let end: (() => void) | undefined;
  emitter.on('API_RUNNING_START', () => {
    done = new Promise((resolve) => (end = resolve));
  });
  emitter.on('API_RUNNING_QUEUE_EMPTY', () => end?.());
  return (runBatch) =>
    async (...args) => {
      await runBatch(...args);
      await done;
    };
}

/** Makes the schema when a save changed what it is made of: the fields of inferred types, or which nodes have children. */
function whenTypesChange(gatsby: Gatsby): (step: Step) => Step {
  const { store, emitter, haveEqualFields, getNode, getNodes } = gatsby;
  const typesOf = () => store.getState().inferenceMetadata.typeMap;
  const kindOf = ({ parent, internal }: Node) =>
    parent ? `${internal.type} of ${getNode(parent)?.internal.type}` : '';
  let known: { types: ReturnType<typeof typesOf>; kinds: ReadonlySet<string> } | undefined;
  emitter.on('CREATE_NODE', ({ payload }) => {
    if (known && !known.kinds.has(kindOf(payload as Node))) known = undefined;
  });
  // Pages are nodes as well, of declared fields; they are made after the first schema.
  const isKnown = ([name, type]: [string, { ignored?: boolean }]) =>
    type.ignored === true || name === 'SitePage' || haveEqualFields(type, known?.types[name]);
  return (build) =>
    async (...args) => {
      if (known && Object.entries(typesOf()).every(isKnown)) return;
      await build(...args);
      known = {
        types: structuredClone(typesOf()),
        kinds: new Set(['', ...getNodes().map((node: Node) => kindOf(node))]),
      };
    };
}

/** Searches for queries when a file that has some, the schema, or the list of templates is another one than at the last time. */
function whenQueriesChange({ store, emitter }: Gatsby): (step: Step) => Step {
  let isChanged = true;
  let known = '';
  emitter.on('SET_SCHEMA', () => (isChanged = true));
  return (extract) =>
    async (...args) => {
      const templates = [...store.getState().components.keys()].sort();
      const about = [...templates, stateOfFilesWithQueries()].join('\n');
      if (!isChanged && about === known) return;
      isChanged = false;
      known = about;
      await extract(...args);
    };
}
