/**
 * Where Gatsby is told that there is one processor, it runs queries itself, and yet has another process load the site and
 * make its schema a second time: 4 s of a processor and 230 MB, for nothing but to turn pages into HTML while Gatsby
 * waits. Here Gatsby's own process does it.
 */
export async function renderHere(): Promise<void> {
  if (process.env['GATSBY_CPU_COUNT'] !== '1') return;
  const { default: workers } = await import('gatsby/dist/utils/worker/pool.js');
  workers.create = ownProcess;
}

type Name = 'renderHTMLProd' | 'renderHTMLDev' | 'renderSlices';
type Tasks = Record<Name, (...args: unknown[]) => Promise<unknown>>;

/** What stands for the processes: what Gatsby calls of its `WorkerPool`. */
function ownProcess() {
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, as a process does it. */
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done;
  };
  const task = async (name: Name, ...args: unknown[]) => {
    const tasks = await import('gatsby/dist/utils/worker/child/render-html.js');
    return (tasks as unknown as Tasks)[name](...args);
  };
  const here =
    (name: Name) =>
    (...args: unknown[]) =>
      inTurn(() => task(name, ...args));
  const nothing = () => [];
  return {
    single: {
      renderHTMLProd: here('renderHTMLProd'),
      renderHTMLDev: here('renderHTMLDev'),
      renderSlices: here('renderSlices'),
    },
    // The site is loaded, and has its schema.
    all: { loadConfigAndPlugins: nothing, buildSchema: nothing },
    onMessage: nothing,
    sendMessage: nothing,
    restart: () => Promise.resolve(),
    end: nothing,
  };
}
