import fs from 'node:fs';
import path from 'node:path';
import { attempt, expect, expectFunctions } from '../lib/gatsby.mjs';
import { developOf, replaceStep } from '../lib/develop.mjs';
import { hasNoQuery } from './query-files.mjs';

/** Saves that follow each other this closely, as those of a whole folder, are one batch. */
const BATCH_MS = 60;

/**
 * Changes: the work of a save in `gatsby develop`. Whatever was saved, Gatsby waits half a second for more, builds the schema
 * again from all nodes, and searches all sources for queries. Here a batch ends after a pause, the schema is built when a
 * type or a relation of nodes is new, and sources are searched when one that has queries changed.
 * Fits: Gatsby 5.16, its state machines of develop.
 * Brings: a save of a text without a new schema, and half a second less of waiting.
 */
export function skipSchemaRebuild(gatsby) {
  const develop = developOf(gatsby);
  const inference = gatsby.load('schema/infer/inference-metadata');
  expectFunctions(develop.dataLayer, ['buildSchema']);
  expectFunctions(develop.queryRunning, ['extractQueries']);
  expectFunctions(inference, ['haveEqualFields']);
  expectFunctions(develop.datastore, ['getNode', 'getNodes']);
  const { inferenceMetadata, pendingPageDataWrites, components } = develop.store.getState();
  const state = [inferenceMetadata?.typeMap, pendingPageDataWrites?.pagePaths, components?.keys];
  expect(state.every(Boolean), 'the state has other parts');
  const batches = batchesOf(develop.waitingStates);
  shortenBatches(batches);
  answerUnchangedPages(develop);
  replaceStep(develop.dataLayer, 'buildSchema', whenTypesChange(develop, inference));
  replaceStep(develop.queryRunning, 'extractQueries', whenQueriesChange(develop, gatsby.root));
}

function batchesOf(machine) {
  const content = machine?.states?.batchingNodeMutations;
  const scripts = machine?.states?.aggregatingFileChanges;
  const [afterScripts] = Object.values(scripts?.after ?? {});
  expect(content?.after && content.on && afterScripts, 'gatsby develop has no batches of saves');
  return { content, scripts, afterScripts };
}

/** A batch ends when nothing was saved for a moment, in place of half a second after its first save. */
function shortenBatches({ content, scripts, afterScripts }) {
  scripts.after = { [BATCH_MS]: afterScripts };
  content.after = { [BATCH_MS]: 'committingBatch' };
  content.on['ADD_NODE_MUTATION'] = {
    actions: 'addNodeMutation',
    // Entered again, so that its timer restarts.
    target: 'batchingNodeMutations',
    internal: false,
  };
}

/**
 * A browser that requests a page waits for the event that its data file is written. With an unchanged result no file is
 * written, and the browser waits for five seconds; this sends the event.
 */
function answerUnchangedPages({ store, emitter }) {
  emitter.on('PAGE_QUERY_RUN', ({ payload: { path: page } }) => {
    if (!store.getState().pendingPageDataWrites.pagePaths.has(page))
      emitter.emit('CLEAR_PENDING_PAGE_DATA_WRITE', { payload: { page } });
  });
}

/** Builds the schema when a save changed what it is made of: fields of inferred types, or which nodes have children. */
function whenTypesChange({ store, emitter, datastore }, { haveEqualFields }) {
  const typesOf = () => store.getState().inferenceMetadata.typeMap;
  const kindOf = ({ parent, internal }) =>
    parent ? `${internal.type} of ${datastore.getNode(parent)?.internal.type}` : '';
  let known;
  emitter.on('CREATE_NODE', ({ payload }) => {
    if (!attempt(() => known?.kinds.has(kindOf(payload)))) known = undefined;
  });
  // Pages are nodes as well, of declared fields; they are created after the first schema.
  const isKnown = ([name, type]) =>
    type.ignored === true ||
    name === 'SitePage' ||
    (name in known.types && haveEqualFields(type, known.types[name]));
  return (build) =>
    async (...args) => {
      if (known && attempt(() => Object.entries(typesOf()).every(isKnown))) return;
      await build(...args);
      known = attempt(() => ({
        types: structuredClone(typesOf()),
        kinds: new Set(['', ...datastore.getNodes().map(kindOf)]),
      }));
    };
}

/** Searches for queries when a source that has some, the schema, or the list of templates changed. */
function whenQueriesChange({ store, emitter }, root) {
  let isChanged = true;
  let known = '';
  emitter.on('SET_SCHEMA', () => (isChanged = true));
  const looked = new Map();
  return (extract) =>
    async (...args) => {
      const state = attempt(() => statesOfQueryFiles(sourcesOf(store, root), looked).join('\n'));
      if (!isChanged && state !== undefined && state === known) return;
      isChanged = false;
      known = state;
      await extract(...args);
    };
}

/** Files that may have queries: templates, wherever they are, and all in `src` of the site and of local plugins. */
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

/** Name, time and size of each source that has queries. @param {Map<string, boolean>} looked what `hasNoQuery` found */
function statesOfQueryFiles(files, looked) {
  return files.flatMap((file) => {
    const stat = /\.[cm]?[jt]sx?$/.test(file) && fs.statSync(file, { throwIfNoEntry: false });
    if (!stat) return [];
    const state = `${file} ${stat.mtimeMs} ${stat.size}`;
    if (!looked.has(state)) looked.set(state, hasNoQuery(file));
    return looked.get(state) ? [] : [state];
  });
}
