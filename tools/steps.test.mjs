import { expect, it } from 'vitest';
import { runBin } from './environment.mjs';
import { runSteps } from './steps.mjs';

/** Steps that end when `end` is called with their name. */
function world() {
  const log = [];
  const outputs = {};
  const ends = new Map();
  const step = (name, more = {}) => ({
    name,
    ...more,
    run: (print) => {
      log.push(`begin ${name}`);
      print(`text of ${name}`);
      return new Promise((resolve) => ends.set(name, resolve));
    },
  });
  const listeners = {
    onChange: () => undefined,
    onEnd: ({ name, passed, output }) => {
      log.push(`${passed ? 'passed' : 'failed'} ${name}`);
      outputs[name] = output;
    },
  };
  const begun = () => new Promise((resolve) => setTimeout(resolve, 5));
  const end = async (name, code = 0) => {
    ends.get(name)(code);
    await begun();
  };
  /** Runs steps on two processors. */
  const run = async (...steps) => {
    const ended = runSteps(steps, 2, listeners);
    await begun();
    return { ended };
  };
  return { log, outputs, step, end, run };
}

it('steps run side by side, in their order, and each gives its output when it ends', async () => {
  const { log, outputs, step, end, run } = world();
  const { ended } = await run(step('build'), step('lint'), step('units'));
  expect(log).toEqual(['begin build', 'begin lint']);
  await end('lint', 1);
  expect(log.slice(2)).toEqual(['failed lint', 'begin units']);
  expect(outputs).toEqual({ lint: 'text of lint' });
  await end('units');
  await end('build');
  await ended;
  expect(log.slice(4)).toEqual(['passed units', 'passed build']);
});

it('a step that waits for another lets those behind it begin', async () => {
  const { log, step, end, run } = world();
  const { ended } = await run(step('build'), step('develop', { after: 'build' }), step('lint'));
  expect(log).toEqual(['begin build', 'begin lint']);
  await end('build');
  expect(log.slice(2)).toEqual(['passed build', 'begin develop']);
  await end('lint');
  await end('develop');
  await ended;
});

it('a step that fills all processors begins when nothing else runs, and nothing beside it', async () => {
  const { log, step, end, run } = world();
  const alone = step('browser', { isAlone: true });
  const { ended } = await run(
    step('build'),
    alone,
    step('lint'),
    step('late', { after: 'browser' }),
  );
  await end('build');
  expect(log).not.toContain('begin browser');
  await end('lint');
  expect(log.slice(-1)).toEqual(['begin browser']);
  await end('browser');
  expect(log.slice(-1)).toEqual(['begin late']);
  await end('late');
  await ended;
});

it('a step does not run after one that failed, and fails', async () => {
  const { log, outputs, step, end, run } = world();
  const steps = [step('browser', { after: 'build' }), step('last', { after: 'browser' })];
  const { ended } = await run(step('build'), ...steps);
  await end('build', 1);
  await ended;
  expect(log).toEqual(['begin build', 'failed build', 'failed browser', 'failed last']);
  expect(outputs.browser).toBe('Not run: build failed.\n');
});

it('a program gives its exit code and what it prints', async () => {
  const printed = [];
  expect(await runBin('tsc', ['--version'], { show: (text) => printed.push(text) })).toBe(0);
  expect(printed.join('')).toContain('Version');
  expect(await runBin('tsc', ['--noSuchOption'], { show: () => undefined })).not.toBe(0);
});
