import { expectFunctions } from './gatsby.mjs';

/** Parts of `gatsby develop` that hooks change. */
export function developOf({ load }) {
  expectFunctions(load('redux/index').store, ['getState']);
  expectFunctions(load('redux/index').emitter, ['on', 'emit']);
  return {
    store: load('redux/index').store,
    emitter: load('redux/index').emitter,
    datastore: load('datastore/index'),
    pageData: load('utils/page-data'),
    buildActions: load('state-machines/develop/actions').buildActions,
    waitingStates: load('state-machines/waiting/index').waitingStates,
    dataLayer: load('state-machines/data-layer/services').dataLayerServices,
    queryRunning: load('state-machines/query-running/services').queryRunningServices,
    waiting: load('state-machines/waiting/services').waitingServices,
  };
}

/** Replaces the action of a state machine in a state. The machines look it up by name whenever they enter the state. */
export function replaceStep(steps, name, replaced) {
  steps[name] = replaced(steps[name]);
}
