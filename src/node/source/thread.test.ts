import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder';

const { at, write } = temporaryFolder('qsc-threads-');
const source = (name: string) => JSON.stringify(path.resolve('src/node/source', name));
const threads = source('thread.ts');

/** The task that threads have here: it takes a moment for each job, and counts up to the first one. */
const task = `
import { setTimeout } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { forEachJob } from ${threads};
import { isOver } from ${source('jobs-ahead.ts')};
let steps = 0;
function* prepare() {
  for (;;) yield (steps += 1);
}
export async function handle(job) {
  if (job === 'bad') throw new Error('a bad job');
  const before = steps;
  await setTimeout(20);
  return { thread: threadId, job, steps, stepsSince: steps - before };
}
forEachJob('count-thread', handle, prepare);
forEachJob('ahead-thread', ({ job, over }) => (isOver(over) ? undefined : handle(job)));
`;

function bundle(name: string, entry: string): void {
  buildSync({
    entryPoints: [write(`${name}.ts`, entry)],
    outfile: at(`.cache/compiled/${name}.js`),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
  });
}

/** Runs what a build does with threads, in a folder of its own. @returns what the script gives to `say` */
function run(script: string): unknown {
  bundle(
    'main',
    `import { setTimeout } from 'node:timers/promises';
     import { endAhead, inThreads, startAhead, whenFree } from ${threads};
     import { JobsAhead } from ${source('jobs-ahead.ts')};
     import { handle } from './count-thread';
     const task = 'count-thread';
     const say = (value) => console.log(JSON.stringify(value));
     void (async () => {${script}})();`,
  );
  const text = execFileSync(process.execPath, [at('.cache/compiled/main.js')], {
    cwd: at('.'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 20_000,
  });
  return JSON.parse(text) as unknown;
}

beforeEach(() => {
  bundle('count-thread', task);
  bundle('ahead-thread', task);
});

const doJobs = `
  const done = [];
  await inThreads(task, [0, 1, 2, 3, 4, 5], (result, index) => void (done[index] = result), handle);
  say(done);`;

it('does each job once, some of them where it is called', () => {
  const done = run(doJobs) as { job: number; thread: number }[];
  expect(done.map(({ job }) => job)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(done[0]?.thread).toBeGreaterThan(0);
  expect(done.map(({ thread }) => thread)).toContain(0);
});

it('gives the first job to the thread that was started ahead, which prepares itself until then', () => {
  const done = run(`startAhead(task); await setTimeout(500); ${doJobs}`) as {
    thread: number;
    steps: number;
    stepsSince: number;
  }[];
  expect(done[0]).toMatchObject({ thread: 1, stepsSince: 0 });
  expect(done[0]?.steps).toBeGreaterThan(0);
});

it('does not prepare threads that are started for their jobs', () => {
  expect(run(doJobs)).toEqual(expect.arrayContaining([expect.objectContaining({ steps: 0 })]));
});

it('waits for no thread that has no job', () => {
  expect(run(`startAhead(task); say('over');`)).toBe('over');
  expect(run(`startAhead(task); endAhead(task); say('over');`)).toBe('over');
});

it('passes on what went wrong with a job', () => {
  const failing = `
    startAhead(task);
    await inThreads(task, ['bad'], () => undefined).catch((error) => say(error.message));`;
  expect(run(failing)).toBe('a bad job');
});

it('starts another thread for one that could not be started ahead', () => {
  bundle('count-thread', `throw new Error('no thread');`);
  const failing = `
    startAhead(task); await setTimeout(500);
    await inThreads(task, [0], () => undefined).catch((error) => say(error.message));`;
  expect(run(failing)).toBe('no thread');
});

/** What is done of jobs by the time they are wanted. @param script lines that add them to `ahead` */
const doneOf = (script: string) =>
  run(`
    const ahead = new JobsAhead('ahead-thread');
    ${script}
    const done = await ahead.end();
    say(done.map(({ job, result }) => [job, result.job, result.thread]));`) as number[][];

it('does jobs ahead in one thread, while more of them are found', () => {
  const done = doneOf(`
    ahead.add(0); ahead.add(1); await setTimeout(1000);
    ahead.add(2); await setTimeout(1000);`);
  expect(done.map(([job, ofResult]) => [job, ofResult])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
  expect(done[0]?.[2]).toBe(done[1]?.[2]);
});

it('ends jobs ahead with the one that is being done, and leaves the others', () => {
  const done = doneOf(`
    for (let job = 0; job < 1000; job++) ahead.add(job);
    await setTimeout(1000);`);
  expect(done.length).toBeGreaterThan(0);
  expect(done.length).toBeLessThan(1000);
  expect(done.map(([job]) => job)).toEqual(done.map((_, index) => index));
  expect(doneOf('await ahead.end(); ahead.add(0); await setTimeout(500);')).toEqual([]);
});

it('leaves what comes after a job that failed', () => {
  const done = doneOf(`
    for (const job of [0, 'bad', 1]) ahead.add(job);
    await setTimeout(1000);
    ahead.add(2); await setTimeout(500);`);
  expect(done.map(([job]) => job)).toEqual([0]);
});

it('does not wait for a thread that jobs ahead have not got yet', () => {
  const result = run(`
    // All processors are taken until one is given back.
    let isGivenBack = false;
    let giveBack;
    const taken = new Promise((resolve) => (giveBack = resolve));
    for (let one = 0; one < 64; one++) void whenFree(() => taken);
    const ahead = new JobsAhead('ahead-thread');
    ahead.add(0); await setTimeout(300);
    void setTimeout(1000).then(() => { isGivenBack = true; giveBack(); });
    const done = await ahead.end();
    say({ done, isGivenBack });`);
  expect(result).toEqual({ done: [], isGivenBack: false });
});
