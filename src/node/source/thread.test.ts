import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';

const source = (name: string) => JSON.stringify(path.resolve('src/node/source', name));
const threads = source('thread.ts');

/** The task that threads have here: it takes a moment for each job. @param prepare what it does until the first one */
const task = (prepare: string) => `
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { forEachJob } from ${threads};
let steps = 0;
function* prepare() {
  ${prepare}
}
export async function handle(job) {
  if (job === 'bad') throw new Error('a bad job');
  const before = steps;
  await setTimeout(20);
  return { thread: threadId, job, steps, stepsSince: steps - before };
}
forEachJob('count-thread', handle, prepare);
forEachJob('ahead-thread', handle);
forEachJob('prepared-thread', handle, prepare);
forEachJob('blocked-thread', handle, prepare);
`;

/** What scripts have of the build. */
const parts = `
export { endAhead, inThreads, startAhead, whenFree } from ${threads};
export { JobsAhead } from ${source('jobs-ahead.ts')};
export { handle } from './count-thread';
`;

let folder: string;
const compiled = (name: string) => path.join(folder, '.cache/.site', name);

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-threads-'));
  const sources = {
    'count-thread': task('for (;;) yield (steps += 1);'),
    'ahead-thread': task(''),
    'prepared-thread': task('while (steps < 50) yield (steps += 1);'),
    'blocked-thread': task("while (!existsSync('go')); yield;"),
    parts,
  };
  for (const [name, text] of Object.entries(sources))
    fs.writeFileSync(path.join(folder, `${name}.ts`), text);
  buildSync({
    entryPoints: Object.keys(sources).map((name) => path.join(folder, `${name}.ts`)),
    outdir: compiled('.'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
  });
  fs.writeFileSync(compiled('bad-thread.js'), `throw new Error('no thread');`);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Runs what a build does with threads, in a process of its own. @returns what the script gives to `say` */
function run(script: string): unknown {
  const file = compiled('script.js');
  fs.writeFileSync(
    file,
    `const { setTimeout } = require('node:timers/promises');
     const { endAhead, handle, inThreads, JobsAhead, startAhead, whenFree } = require('./parts.js');
     const task = 'count-thread';
     const say = (value) => console.log(JSON.stringify(value));
     void (async () => {${script}})();`,
  );
  const text = execFileSync(process.execPath, [file], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 20_000,
  });
  return JSON.parse(text) as unknown;
}

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
  const failing = `
    const task = 'bad-thread';
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

it('gives jobs ahead and those that come after them to the thread that was started for them', () => {
  const done = run(`
    startAhead('ahead-thread');
    const ahead = new JobsAhead('ahead-thread');
    for (let job = 0; job < 1000; job++) ahead.add(job);
    await setTimeout(1000);
    const early = (await ahead.endJobs()).map(({ result }) => result);
    const late = [];
    await inThreads('ahead-thread', ['late'], (result) => void late.push(result));
    say({ early, late });`) as Record<'early' | 'late', { thread: number; job: unknown }[]>;
  expect(done.early.length).toBeGreaterThan(0);
  expect(done.early.length).toBeLessThan(1000);
  expect(done.late).toEqual([expect.objectContaining({ job: 'late' })]);
  expect(new Set([...done.early, ...done.late].map(({ thread }) => thread)).size).toBe(1);
});

it('prepares itself to the end before jobs ahead', () => {
  const done = run(`
    startAhead('prepared-thread');
    const ahead = new JobsAhead('prepared-thread');
    ahead.add(0); await setTimeout(1000);
    say((await ahead.end()).map(({ result }) => result.steps));`);
  expect(done).toEqual([50]);
});

it('does not wait for a thread that prepares itself, which has jobs of its own afterwards', () => {
  const result = run(`
    startAhead('blocked-thread');
    const ahead = new JobsAhead('blocked-thread');
    ahead.add('early'); await setTimeout(500);
    const early = await ahead.endJobs();
    // Until there is this file the thread does nothing else.
    require('node:fs').writeFileSync('go', '');
    const late = [];
    await inThreads('blocked-thread', ['late'], ({ job }) => void late.push(job));
    say({ early, late });`);
  expect(result).toEqual({ early: [], late: ['late'] });
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
