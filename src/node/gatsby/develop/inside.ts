import type { Node } from 'gatsby';

/** The inside of Gatsby that is changed for `gatsby develop`, as far as it is used here. */
export interface Inside {
  store: {
    getState: () => {
      inferenceMetadata: { typeMap: Record<string, { ignored?: boolean }> };
      components: ReadonlyMap<string, unknown>;
      pendingPageDataWrites: { pagePaths: ReadonlySet<string> };
      pages: ReadonlyMap<string, unknown>;
    };
  };
  emitter: {
    on: (event: string, handle: (action: { payload?: unknown }) => void) => void;
    emit: (event: string, action: object) => void;
  };
  getNode: (id: string) => Node | undefined;
  getNodes: () => Node[];
  haveEqualFields: (one: object | undefined, other: object | undefined) => boolean;
  /** The database of nodes; `ready` waits until those that were made are in it. */
  getDataStore: () => { ready: () => Promise<void> };
  /** Writes data of pages: at once, or when the scripts are done. */
  pageData: {
    flush: (span?: unknown) => Promise<void>;
    enqueueFlush: (span?: unknown) => void;
  };
  isWebpackStatusPending: () => boolean;
  /** The data of a page, as soon as they are up to date. */
  getPageData: (id: string) => Promise<object>;
  websocketManager: { init: (...args: unknown[]) => Websocket };
  /** What the machine of `gatsby develop` does on its way from state to state. */
  buildActions: Named;
  /** States of the machine that waits for saves. */
  waitingStates: {
    states: Record<string, { after?: Named; on?: Named; entry?: unknown } | undefined>;
  };
  /** What the machines do in a state. They look it up by name, whenever they come to it. */
  dataLayerServices: Steps;
  queryRunningServices: Steps;
  waitingServices: Steps;
}

interface Websocket {
  on: (event: 'connection', handle: (listener: Listener) => void) => void;
}

/** A page that is open in a browser. */
interface Listener {
  on: (event: 'registerPath', handle: (path: string) => void) => void;
  send: (message: object) => void;
}

export type Named = Record<string, unknown>;

type Steps = Record<string, Step | undefined>;
export type Step = (...args: unknown[]) => unknown;

/** Loads it. A build, and its threads, have no use for it. */
export async function loadInside(): Promise<Inside> {
  const [{ default: pageData }, ...modules] = await Promise.all([
    // As the module itself: whoever writes calls a function of it.
    import('gatsby/dist/utils/page-data.js'),
    import('gatsby/dist/utils/webpack-status.js'),
    import('gatsby/dist/utils/get-page-data.js'),
    import('gatsby/dist/utils/websocket-manager.js'),
    import('gatsby/dist/datastore/index.js'),
    import('gatsby/dist/redux/index.js'),
    import('gatsby/dist/schema/infer/inference-metadata.js'),
    import('gatsby/dist/state-machines/develop/actions.js'),
    import('gatsby/dist/state-machines/waiting/index.js'),
    import('gatsby/dist/state-machines/waiting/services.js'),
    import('gatsby/dist/state-machines/data-layer/services.js'),
    import('gatsby/dist/state-machines/query-running/services.js'),
  ]);
  return Object.assign({ pageData }, ...modules) as Inside;
}

/** Changes what a machine does in a state. */
export function replaceStep(
  steps: Record<string, Step | undefined>,
  name: string,
  replaced: (step: Step) => Step,
): void {
  const step = steps[name];
  if (!step) throw new Error(`Gatsby's develop has no step ${name}; see src/node/gatsby/develop.`);
  steps[name] = replaced(step);
}
