import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copiedGatsby, copyOf } from '../test/copied-gatsby.mjs';
import { applyHooks, hooks } from './apply-hooks.mjs';

beforeEach(() => void vi.stubEnv('GATSBY_CPU_COUNT', '2'));
afterEach(() => vi.unstubAllEnvs());

/** Another Gatsby for each hook: what it lacks, as a module, a name in it, and the part of that. */
const foreign = {
  rspack: [
    'utils/webpack/bundle',
    'utils/webpack/bundle:build',
    'redux/index:store',
    'utils/browserslist:getBrowsersList',
    'package:babel-plugin-remove-graphql-queries',
    'package:@rspack/core',
  ],
  'query-files': [
    'query/file-parser',
    'query/file-parser:default',
    'query/file-parser:default.prototype.parseFile',
  ],
  'in-process-rendering': [
    'utils/worker/pool:create',
    'utils/worker/pool:mergeWorkerState',
    'utils/worker/child/render-html',
    'utils/worker/child/render-html:renderSlices',
  ],
  'skip-schema-rebuild': [
    'redux/index:emitter',
    'schema/infer/inference-metadata:haveEqualFields',
    'datastore/index:getNode',
    'state-machines/data-layer/services:dataLayerServices.buildSchema',
    'state-machines/query-running/services:queryRunningServices.extractQueries',
    'state-machines/waiting/index:waitingStates',
    'state-machines/waiting/index:waitingStates.states.aggregatingFileChanges.after',
    'state-machines/waiting/index:waitingStates.states.batchingNodeMutations.on',
  ],
  'queue-saves': [
    'state-machines/develop/actions:buildActions.callApi',
    'state-machines/data-layer/services:dataLayerServices.createPages',
    'state-machines/waiting/services:waitingServices.runMutationBatch',
    'state-machines/waiting/index:waitingStates.states.batchingNodeMutations',
    'state-machines/waiting/index:waitingStates.states.committingBatch.on.ADD_NODE_MUTATION',
    'datastore/index:getDataStore',
    'package:gatsby-source-filesystem/create-file-node',
  ],
  'serialize-page-data': [
    'utils/page-data:flush',
    'utils/webpack-status:isWebpackStatusPending',
    'state-machines/query-running/services:queryRunningServices.runPageQueries',
  ],
  'replay-page-updates': [
    'utils/websocket-manager',
    'utils/websocket-manager:websocketManager',
    'utils/get-page-data:getPageData',
  ],
  'whole-results': ['package:fs-extra', 'fs-extra:outputFile', 'fs-extra:rename'],
};

/** A Gatsby that has loaded all that a hook asks for, so that all of it can be compared. */
function knownGatsby(name) {
  const seen = copiedGatsby();
  applied(name, seen);
  const gatsby = copiedGatsby();
  for (const module of seen.modules.keys()) gatsby.load(module);
  process.env.GATSBY_CPU_COUNT = '2';
  return gatsby;
}

/** @param {string} place what Gatsby lacks: `module`, `module:name.name`, or `package:name` */
function without(gatsby, place) {
  const [module, names] = place.split(':');
  const missing = (name) => {
    throw Object.assign(new Error(`Cannot find module '${name}'\nRequire stack:\n- a\n- b`), {
      code: 'MODULE_NOT_FOUND',
    });
  };
  const hiding = (require) =>
    Object.assign((name) => (name === names ? missing(name) : require(name)), {
      resolve: (name) => (name === names ? missing(name) : require.resolve(name)),
    });
  if (module === 'package')
    return { ...gatsby, site: hiding(gatsby.site), gatsby: hiding(gatsby.gatsby) };
  if (!names)
    return { ...gatsby, load: (name) => (name === module ? missing(name) : gatsby.load(name)) };
  const trail = names.split('.');
  const last = trail.pop();
  const holder = trail.reduce((value, name) => value[name], gatsby.load(module));
  expect(holder).toHaveProperty([last]);
  holder[last] = undefined;
  return gatsby;
}

function applied(name, gatsby) {
  const warn = vi.fn();
  const command = hooks[name].commands[0];
  const table = { [name]: hooks[name] };
  applyHooks({ root: gatsby.root, command, reporter: { warn } }, table, gatsby);
  return warn.mock.calls.map(([line]) => line);
}

const stateOf = ({ modules }) => copyOf(Object.fromEntries(modules));

describe('a hook', () => {
  it('has a Gatsby that it does not know in the table of this test', () => {
    expect(Object.keys(foreign)).toEqual(Object.keys(hooks));
  });

  it.each(Object.keys(hooks))('changes the Gatsby that is installed: %s', (name) => {
    const gatsby = knownGatsby(name);
    const before = stateOf(gatsby);
    expect(applied(name, gatsby)).toEqual([]);
    expect(stateOf(gatsby)).not.toEqual(before);
  });

  it.each(Object.entries(foreign).flatMap(([name, places]) => places.map((at) => [name, at])))(
    'warns in one line and changes nothing where Gatsby is another: %s without %s',
    (name, place) => {
      const known = knownGatsby(name);
      const gatsby = without(known, place);
      const emitter = known.load('redux/index').emitter;
      const on = emitter && vi.spyOn(emitter, 'on');
      const before = stateOf(known);
      const lines = applied(name, gatsby);
      expect(lines).toEqual([expect.stringContaining(`leaves out "${name}"`)]);
      expect(lines[0]).not.toContain('\n');
      expect(stateOf(known)).toEqual(before);
      if (on) expect(on).not.toHaveBeenCalled();
      expect(process.env.GATSBY_CPU_COUNT).toBe('2');
    },
  );
});

it('applies hooks only for their commands, and continues after a hook that fails', () => {
  const warn = vi.fn();
  const fails = vi.fn(() => {
    throw new Error('first\nsecond');
  });
  const [build, develop] = [vi.fn(), vi.fn()];
  const table = {
    fails: { commands: ['build'], apply: fails },
    develop: { commands: ['develop'], apply: develop },
    build: { commands: ['build'], apply: build },
  };
  applyHooks({ root: '', command: 'build', reporter: { warn } }, table, {});
  expect([build.mock.calls.length, develop.mock.calls.length]).toEqual([1, 0]);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/"fails".*\(first\)\.$/)]]);
});
