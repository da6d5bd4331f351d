import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copiedGatsby } from '../test/copied-gatsby.mjs';
import { temporaryFolder } from '../test/temporary-folder.mjs';
import { queueSaves, readAgain } from './queue-saves.mjs';

const { at, write } = temporaryFolder();
const gatsby = copiedGatsby();
const { createFileNode } = gatsby.site('gatsby-source-filesystem/create-file-node');

const md5 = (text) => createHash('md5').update(text).digest('hex');
const watcher = () => ({
  name: 'gatsby-source-filesystem',
  pluginOptions: { path: at(''), name: 'docs' },
});
/** A mutation with a node of an empty file. */
const saved = (name) => ({
  type: 'createNode',
  payload: [
    {
      id: `id of ${name}`,
      absolutePath: at(name),
      internal: { type: 'File', contentDigest: md5('') },
    },
    watcher(),
    'options',
  ],
});

describe('nodes of saved files', () => {
  it('are created from the state of the files when the batch runs', async () => {
    write('page.mdx', 'Text.\n');
    const [mutation] = await readAgain([saved('page.mdx')], createFileNode);
    expect(mutation).toMatchObject({
      type: 'createNode',
      payload: [
        {
          id: 'id of page.mdx',
          relativePath: 'page.mdx',
          sourceInstanceName: 'docs',
          size: 6,
          internal: { type: 'File', contentDigest: md5('Text.\n') },
        },
        watcher(),
        'options',
      ],
    });
  });

  it('are left out when the file is deleted, and others stay', async () => {
    const others = [
      { type: 'deleteNode', payload: [{ id: 'b' }, watcher()] },
      { type: 'createNode', payload: [{ id: 'a' }, { name: 'another plugin' }] },
    ];
    expect(await readAgain([saved('gone.mdx'), ...others], createFileNode)).toEqual(others);
  });

  it('stay as they were read where the file cannot be read', async () => {
    const fails = () => Promise.reject(Object.assign(new Error('busy'), { code: 'EBUSY' }));
    const mutation = saved('page.mdx');
    expect(await readAgain([mutation], fails)).toEqual([mutation]);
  });
});

/** Gatsby's state machine of develop in one state, with actions that are recorded. */
function develop(state, { isHooked = true } = {}) {
  const changed = copiedGatsby();
  const { buildActions } = changed.load('state-machines/develop/actions');
  const done = [];
  const context = (name) => () => void done.push(name);
  const { assign } = changed.gatsby('xstate');
  Object.assign(buildActions, {
    callApi: context('create'),
    markNodesDirty: context('restart'),
    addNodeMutation: assign({
      nodeMutationBatch: ({ nodeMutationBatch = [] }, { payload }) => [
        ...nodeMutationBatch,
        payload,
      ],
    }),
  });
  if (isHooked) queueSaves(changed);
  const { developMachine } = changed.load('state-machines/develop/index');
  const services = Object.fromEntries(
    ['initialize', 'initializeData', 'runQueries', 'recreatePages', 'waitForMutations'].map(
      (name) => [name, () => new Promise(() => undefined)],
    ),
  );
  const { interpret } = changed.gatsby('xstate');
  const machine = developMachine.withConfig({ actions: buildActions, services }, {});
  const service = interpret(machine).start(state);
  return { service, done };
}

describe('a save while queries run', () => {
  it('waits in the list of Gatsby for the next batch', () => {
    const { service, done } = develop('runningQueries');
    service.send({ type: 'ADD_NODE_MUTATION', payload: saved('page.mdx') });
    expect(done).toEqual([]);
    expect(service.state.context.nodeMutationBatch).toHaveLength(1);
    service.stop();
  });

  it('does not wait in Gatsby without the hook', () => {
    const { service, done } = develop('runningQueries', { isHooked: false });
    service.send({ type: 'ADD_NODE_MUTATION', payload: saved('page.mdx') });
    expect(done).toEqual(['restart', 'create']);
    service.stop();
  });

  it('is no node of a resolver, which is created at once', () => {
    const { service, done } = develop('runningQueries');
    const payload = { type: 'createNode', payload: [{ id: 'a' }, { name: 'a-plugin' }] };
    service.send({ type: 'ADD_NODE_MUTATION', payload });
    expect(done).toEqual(['restart', 'create']);
    service.stop();
  });
});

describe('a batch', () => {
  afterEach(() => vi.restoreAllMocks());

  it('ends when its nodes and nodes derived from them are in the database', async () => {
    write('page.mdx', 'Text.\n');
    const changed = copiedGatsby();
    const ready = vi.fn(() => Promise.resolve());
    changed.load('datastore/index').getDataStore = () => ({ ready });
    const { emitter } = changed.load('redux/index');
    const { waitingServices } = changed.load('state-machines/waiting/services');
    const run = vi.fn(() => emitter.emit('API_RUNNING_START'));
    waitingServices.runMutationBatch = run;
    queueSaves(changed);
    const ended = vi.fn();
    const batch = waitingServices
      .runMutationBatch({ runningBatch: [saved('page.mdx')] })
      .then(ended);
    await vi.waitFor(() => expect(run).toHaveBeenCalled());
    await new Promise(setImmediate);
    const [[{ runningBatch }]] = run.mock.calls;
    expect(runningBatch[0].payload[0].internal.contentDigest).toBe(md5('Text.\n'));
    expect(ended).not.toHaveBeenCalled();
    emitter.emit('API_RUNNING_QUEUE_EMPTY');
    await batch;
    expect(ready).toHaveBeenCalled();
  });
});
