import os from 'node:os';

/** More processors than these are used better by Gatsby's own worker processes. */
const MAX_PROCESSORS = 2;

/**
 * Changes: where queries run and pages become HTML. On one or two processors Gatsby starts one worker process, which loads
 * the site and builds its schema a second time while the main process waits for it. Here the main process does the work.
 * Fits: Gatsby 5.16, where `create` of `utils/worker/pool` is called once and its result has `single`, `all`, `restart`
 * and `end`; and where GATSBY_CPU_COUNT=1 makes the main process run queries.
 */
export function inProcessRendering({ load }) {
  // The variable may also name a kind of processors.
  const processors = Number(process.env.GATSBY_CPU_COUNT) || os.availableParallelism();
  if (processors > MAX_PROCESSORS) return;
  const pool = load('utils/worker/pool');
  const rendering = load('utils/worker/child/render-html');
  process.env.GATSBY_CPU_COUNT = '1';
  pool.create = () => inProcessPool(rendering);
}

/** A pool with the methods that Gatsby calls. Tasks run one after the other, as in a worker process. */
function inProcessPool(tasks) {
  let last = Promise.resolve();
  const queued =
    (name) =>
    (...args) => {
      const done = last.then(() => tasks[name](...args));
      last = done.catch(() => undefined);
      return done;
    };
  const names = Object.keys(tasks).filter((name) => typeof tasks[name] === 'function');
  // The main process has loaded the site and its schema.
  const loaded = () => [];
  return {
    single: Object.fromEntries(names.map((name) => [name, queued(name)])),
    all: { loadConfigAndPlugins: loaded, buildSchema: loaded },
    onMessage: () => undefined,
    sendMessage: () => undefined,
    getWorkerInfo: () => [],
    restart: () => Promise.resolve(),
    end: () => [],
  };
}
