import fs from 'node:fs';
import path from 'node:path';
import { attempt, developOf, replaceStep } from '../lib/gatsby.mjs';
import { hasNoQuery } from './query-files.mjs';

/** Largest pause between saves of one batch, in milliseconds. */
const BATCH_MS = 60;

/**
 * Changes: the work of a save in `gatsby develop`. After any save, Gatsby waits half a second for more, builds the schema
 * again from all nodes, and searches all sources for queries. With this hook, a batch ends after a pause, the schema is
 * built only for a new type or relation of nodes, and sources are searched only after a change of one with queries.
 * Fits: Gatsby 5.16, its state machines of develop.
 */
export function skipSchemaRebuild(gatsby) {
  const develop = developOf(gatsby);
  const inference = gatsby.load('schema/infer/inference-metadata');
  shortenBatches(develop);
  answerUnchangedPages(develop);
  replaceStep(develop.dataLayer, 'buildSchema', whenTypesChange(develop, inference));
  replaceStep(develop.queryRunning, 'extractQueries', whenQueriesChange(develop, gatsby.root));
}

/** Ends a batch after a pause instead of half a second after its first save. */
function shortenBatches({ waitingStates }) {
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

/** Builds the schema only if its sources changed: fields of inferred types, or relations of parents and children. */
function whenTypesChange({ store, emitter, datastore }, { haveEqualFields }) {
  const typesOf = () => store.getState().inferenceMetadata.typeMap;
  const kindOf = ({ parent, internal }) =>
    parent ? `${internal.type} of ${datastore.getNode(parent)?.internal.type}` : '';
  let lastSchema;
  emitter.on('CREATE_NODE', ({ payload }) => {
    if (!attempt(() => lastSchema?.kinds.has(kindOf(payload)))) lastSchema = undefined;
  });
  // Pages are nodes with declared fields, created after the first schema.
  const isUnchanged = ([name, type]) =>
    type.ignored === true ||
    name === 'SitePage' ||
    (name in lastSchema.types && haveEqualFields(type, lastSchema.types[name]));
  return (build) =>
    async (...args) => {
      if (lastSchema && attempt(() => Object.entries(typesOf()).every(isUnchanged))) return;
      await build(...args);
      lastSchema = attempt(() => ({
        types: structuredClone(typesOf()),
        kinds: new Set(['', ...datastore.getNodes().map(kindOf)]),
      }));
    };
}

/** Searches for queries only if a source with queries, the schema, or the list of templates changed. */
function whenQueriesChange({ store, emitter }, root) {
  let isChanged = true;
  let lastState = '';
  emitter.on('SET_SCHEMA', () => (isChanged = true));
  const queryless = new Map();
  return (extract) =>
    async (...args) => {
      const state = attempt(() => statesOfQueryFiles(sourcesOf(store, root), queryless).join('\n'));
      if (!isChanged && state !== undefined && state === lastState) return;
      isChanged = false;
      lastState = state;
      await extract(...args);
    };
}

/** Files that may have queries: templates, and everything in `src` of the site and of local plugins. */
function sourcesOf(store, root) {
  const { components, flattenedPlugins } = store.getState();
  const plugins = flattenedPlugins
    .map(({ pluginFilepath }) => path.join(pluginFilepath ?? root, 'src'))
    .filter((folder) => !folder.includes('node_modules') && fs.existsSync(folder));
  const files = [path.join(root, 'src'), ...plugins].flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))),
  );
  return [...new Set([...components.keys(), ...files])].sort();
}

/** Name, time, and size of each source with queries. @param {Map<string, boolean>} queryless cached results of `hasNoQuery` */
function statesOfQueryFiles(files, queryless) {
  return files.flatMap((file) => {
    const stat = /\.[cm]?[jt]sx?$/.test(file) && fs.statSync(file, { throwIfNoEntry: false });
    if (!stat) return [];
    const state = `${file} ${stat.mtimeMs} ${stat.size}`;
    if (!queryless.has(state)) queryless.set(state, hasNoQuery(file));
    return queryless.get(state) ? [] : [state];
  });
}
