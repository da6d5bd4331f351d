import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * @typedef {ReturnType<typeof gatsbyOf>} Gatsby
 * @typedef {{ warn: (line: string) => void }} Reporter
 * @typedef {(gatsby: Gatsby, input: { reporter: Reporter }) => void} Hook
 */

/**
 * Loads modules of a site's Gatsby, and packages that are installed for Gatsby only.
 * @param {string} root folder of the site
 */
export function gatsbyOf(root) {
  const site = createRequire(path.join(root, 'package.json'));
  const gatsby = createRequire(site.resolve('gatsby/package.json'));
  /** @param {string} name below `gatsby/dist` */
  const load = (name) => gatsby(`./dist/${name}.js`);
  const { version } = gatsby('./package.json');
  return { root, site, gatsby, load, version };
}

/**
 * Result of a shortcut, or undefined if it fails, so that Gatsby does its usual work.
 * @template T
 * @param {() => T} shortcut
 */
export function attempt(shortcut) {
  try {
    return shortcut();
  } catch {
    return undefined;
  }
}

/** @param {unknown} error */
export function firstLine(error) {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0];
}

/** Parts of `gatsby develop` that hooks change. */
export function developOf({ load }) {
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
export function replaceStep(steps, name, wrap) {
  steps[name] = wrap(steps[name]);
}
