import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import { eachOf, pageStep, valuesOf } from './page-step';
import { runInWorker, runTasks, type WorkerTask } from './pool';

const { write } = temporaryFolder('qsc-pool-');

interface Result {
  double: number;
  isWorker: boolean;
}

/** A task with a CommonJS bundle, as builds have. */
function doubling(): WorkerTask<number, Result> {
  const bundle = write(
    'double.worker.cjs',
    `const { isMainThread } = require('node:worker_threads');
     exports.double = async (values) => {
       if (values.includes(13)) throw new Error('13 is not doubled.');
       return values.map((value) => ({ value: { double: 2 * value, isWorker: !isMainThread } }));
     };`,
  );
  return {
    bundle,
    name: 'double',
    run: (value) => ({ double: 2 * value, isWorker: false }),
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

it.each([1, 2])('many tasks run in up to %i workers, with results in order', async (workers) => {
  const results = await runTasks(doubling(), numbers(100).slice(14), 10, workers);
  expect(results).toEqual(
    numbers(100)
      .slice(14)
      .map((value) => ({ double: 2 * value, isWorker: true })),
  );
});

it('few tasks run in the main process', async () => {
  const results = await runTasks(doubling(), numbers(9), 10);
  expect(results).toEqual(numbers(9).map((value) => ({ double: 2 * value, isWorker: false })));
});

it('a task that fails rejects with its message, and the worker runs the next task', async () => {
  const task = doubling();
  await expect(runTasks(task, numbers(20), 10)).rejects.toThrow('13 is not doubled.');
  expect(await runInWorker(task, [4])).toEqual([{ value: { double: 8, isWorker: true } }]);
});

it('a page that fails is named once, however many steps report it', async () => {
  const failing = eachOf((file: string) =>
    pageStep(file, 'read', () => {
      throw new Error('gone');
    }),
  );
  const outcomes = await failing(['a.md', 'b.md']);
  let message = '';
  try {
    valuesOf([...outcomes, ...structuredClone(outcomes)]);
  } catch (error) {
    message = String(error);
  }
  expect(message).toMatch(/a\.md {2}error: "read" failed.*\n.*\n\nb\.md {2}error/);
  expect(message.split('a.md')).toHaveLength(2);
});

it('a bundle that cannot be loaded rejects with the reason', async () => {
  const bundle = write('bad.worker.cjs', `throw new Error('no such library');`);
  const task: WorkerTask<number, Result> = { ...doubling(), bundle };
  await expect(runInWorker(task, [1])).rejects.toThrow('no such library');
});
