import type { Node } from 'gatsby';
import { stateOfFilesWithQueries } from '../files-with-queries';
import { replaceStep, type Inside, type Step } from './inside';

/**
 * Takes out of a save in `gatsby develop` what it does not need. Whatever was saved, Gatsby waits half a second for more,
 * makes the schema again from all nodes, and searches all sources for queries.
 */
export function quickenSaves(gatsby: Inside): void {
  shortenBatches(gatsby);
  sendUnchangedPages(gatsby);
  replaceStep(gatsby.dataLayerServices, 'buildSchema', whenTypesChange(gatsby));
  replaceStep(gatsby.queryRunningServices, 'extractQueries', whenQueriesChange(gatsby));
}

/** Saves that follow each other this closely, as those of a whole folder, are one. */
const BATCH_MS = 60;

/** Begins when nothing was saved for a moment, in place of half a second after the first save, and 0.2 s after a script. */
function shortenBatches({ waitingStates: { states } }: Inside): void {
  const [ofContent, ofScripts] = ['batchingNodeMutations', 'aggregatingFileChanges'].map(
    (name) => states[name],
  );
  const [afterScripts] = Object.values(ofScripts?.after ?? {});
  if (!ofContent?.after || !ofContent.on || !ofScripts || !afterScripts)
    throw new Error("Gatsby's develop has no batches; see quick-saves.ts.");
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
function sendUnchangedPages({ store, emitter }: Inside): void {
  emitter.on('PAGE_QUERY_RUN', ({ payload }) => {
    const { path } = payload as { path: string };
    if (!store.getState().pendingPageDataWrites.pagePaths.has(path))
      emitter.emit('CLEAR_PENDING_PAGE_DATA_WRITE', { payload: { page: path } });
  });
}

/** Makes the schema when a save changed what it is made of: the fields of inferred types, or which nodes have children. */
function whenTypesChange(gatsby: Inside): (step: Step) => Step {
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
function whenQueriesChange({ store, emitter }: Inside): (step: Step) => Step {
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
