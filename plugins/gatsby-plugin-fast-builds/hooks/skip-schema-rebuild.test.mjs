import fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copiedGatsby } from '../test/copied-gatsby.mjs';
import { temporaryFolder } from '../test/temporary-folder.mjs';
import { skipSchemaRebuild } from './skip-schema-rebuild.mjs';

const { at, write } = temporaryFolder();
const real = copiedGatsby();
const { inferenceMetadataReducer } = real.load('redux/reducers/inference-metadata');

const nodeOf = (fields, more = {}) => ({
  id: 'a',
  parent: null,
  children: [],
  ...more,
  ...fields,
  internal: { type: 'Doc', ...more.internal },
});

/** Gatsby with the hook, in a site of a state that the test changes. */
function developed() {
  const gatsby = copiedGatsby(at(''));
  const nodes = [];
  const state = {
    inferenceMetadata: { step: 'incrementalBuild', typeMap: {} },
    pendingPageDataWrites: { pagePaths: new Set() },
    components: new Map(),
    flattenedPlugins: [],
  };
  const redux = gatsby.load('redux/index');
  redux.store = { getState: () => state };
  Object.assign(gatsby.load('datastore/index'), {
    getNodes: () => nodes,
    getNode: (id) => nodes.find((node) => node.id === id),
  });
  const { dataLayerServices } = gatsby.load('state-machines/data-layer/services');
  const { queryRunningServices } = gatsby.load('state-machines/query-running/services');
  const [build, extract] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
  dataLayerServices.buildSchema = build;
  queryRunningServices.extractQueries = extract;
  skipSchemaRebuild(gatsby);
  return {
    ...{ gatsby, state, build, extract },
    emitter: redux.emitter,
    /** Creates a node, as Gatsby does: its fields become part of what the schema is inferred from. */
    create(node) {
      nodes.push(node);
      const action = { type: 'CREATE_NODE', payload: node };
      state.inferenceMetadata = inferenceMetadataReducer(state.inferenceMetadata, action);
      redux.emitter.emit('CREATE_NODE', action);
    },
    async isBuilt() {
      build.mockClear();
      await dataLayerServices.buildSchema();
      return build.mock.calls.length > 0;
    },
    async isSearched() {
      extract.mockClear();
      await queryRunningServices.extractQueries();
      return extract.mock.calls.length > 0;
    },
  };
}

describe('the schema', () => {
  it('is built for the first nodes, not again for others of the same fields', async () => {
    const { create, isBuilt } = developed();
    create(nodeOf({ title: 'A' }));
    expect(await isBuilt()).toBe(true);
    create(nodeOf({ title: 'B' }, { id: 'b' }));
    expect(await isBuilt()).toBe(false);
  });

  it.each([
    ['a new field', nodeOf({ title: 'B', draft: true }, { id: 'b' })],
    ['a field of another type', nodeOf({ title: 1 }, { id: 'b' })],
    ['a new type', nodeOf({}, { id: 'b', internal: { type: 'Post' } })],
    ['a first child of a type', nodeOf({ title: 'B' }, { id: 'b', parent: 'a' })],
  ])('is built again for %s', async (_what, node) => {
    const { create, isBuilt } = developed();
    create(nodeOf({ title: 'A' }));
    await isBuilt();
    create(node);
    expect(await isBuilt()).toBe(true);
    expect(await isBuilt()).toBe(false);
  });

  it('is built again when Gatsby has another state than before', async () => {
    const { create, state, isBuilt } = developed();
    create(nodeOf({ title: 'A' }));
    await isBuilt();
    state.inferenceMetadata = undefined;
    expect(await isBuilt()).toBe(true);
  });
});

describe('sources', () => {
  const query = "import { graphql } from 'gatsby';\nexport const query = graphql`{ a }`;\n";
  beforeEach(() => {
    write('src/templates/doc.tsx', query);
    write('src/plain.tsx', 'const a = 1;');
  });

  it('are searched for queries once, not again after an edit of one without any', async () => {
    const { isSearched } = developed();
    expect(await isSearched()).toBe(true);
    write('src/plain.tsx', 'const b = 234;');
    expect(await isSearched()).toBe(false);
  });

  it.each([
    ['a query is edited', () => write('src/templates/doc.tsx', `${query}// more`)],
    ['a source gets its first query', () => write('src/plain.tsx', query)],
    ['a source with queries is new', () => write('src/more/new.jsx', query)],
    ['a source with queries is deleted', () => fs.rmSync(at('src/templates/doc.tsx'))],
    ['the schema changes', ({ emitter }) => emitter.emit('SET_SCHEMA')],
    [
      'a template outside of src is new',
      ({ state }) => state.components.set(write('theme/doc.tsx', query), {}),
    ],
    [
      'a local plugin has a new query',
      ({ state }) => {
        state.flattenedPlugins = [{ pluginFilepath: at('plugins/theme') }];
        write('plugins/theme/src/query.ts', query);
      },
    ],
  ])('are searched again when %s', async (_what, change) => {
    const site = developed();
    await site.isSearched();
    change(site);
    expect(await site.isSearched()).toBe(true);
    expect(await site.isSearched()).toBe(false);
  });

  it('are searched at each save in a site without src', async () => {
    fs.rmSync(at('src'), { recursive: true });
    const { isSearched } = developed();
    expect([await isSearched(), await isSearched()]).toEqual([true, true]);
  });
});

describe('a browser that requests a page', () => {
  it('is notified of the write, also when its data did not change', () => {
    const { emitter, state } = developed();
    const listener = vi.fn();
    emitter.on('CLEAR_PENDING_PAGE_DATA_WRITE', listener);
    state.pendingPageDataWrites.pagePaths.add('/changed');
    for (const page of ['/changed', '/same'])
      emitter.emit('PAGE_QUERY_RUN', { payload: { path: page } });
    expect(listener.mock.calls.map(([{ payload }]) => payload)).toEqual([{ page: '/same' }]);
  });
});

describe('saves that follow each other', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are one batch, which ends when nothing was saved for a moment', async () => {
    const { gatsby } = developed();
    const { createMachine, interpret, assign } = gatsby.gatsby('xstate');
    const run = vi.fn(() => new Promise(() => undefined));
    const service = interpret(
      createMachine(gatsby.load('state-machines/waiting/index').waitingStates, {
        services: { runMutationBatch: run },
        actions: {
          addNodeMutation: assign({
            nodeMutationBatch: ({ nodeMutationBatch }, { payload }) => [
              ...nodeMutationBatch,
              payload,
            ],
          }),
        },
      }),
    ).start();
    for (const name of ['a', 'b', 'c']) {
      service.send({ type: 'ADD_NODE_MUTATION', payload: name });
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(50);
    expect(run).toHaveBeenCalledTimes(1);
    expect(service.state.context.runningBatch).toEqual(['a', 'b', 'c']);
    service.stop();
  });
});
