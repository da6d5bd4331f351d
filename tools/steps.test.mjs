import { expect, it } from 'vitest';
import { runPhases, runProgram } from './steps.mjs';

/** Steps that end when `end` is called with their name. */
function world() {
  const log = [];
  const shown = [];
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
  const onEnd = ({ name, passed }) => log.push(`${passed ? 'passed' : 'failed'} ${name}`);
  const end = async (name, code = 0) => {
    ends.get(name)(code);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { log, shown, step, end, listeners: { onEnd, show: (text) => shown.push(text) } };
}

it('steps of a phase run side by side, in their order, and each shows its output in one piece', async () => {
  const { log, shown, step, end, listeners } = world();
  const all = runPhases([[step('build'), step('lint'), step('units')]], 2, listeners);
  expect(log).toEqual(['begin build', 'begin lint']);
  await end('lint', 1);
  expect(log.slice(2)).toEqual(['failed lint', 'begin units']);
  expect(shown).toEqual(['text of lint']);
  await end('units');
  await end('build');
  await all;
  expect(log.slice(4)).toEqual(['passed units', 'passed build']);
});

it('a phase begins when the one before has ended, and its only step shows its output immediately', async () => {
  const { log, shown, step, end, listeners } = world();
  const all = runPhases([[step('build'), step('lint')], [step('browser')]], 2, listeners);
  await end('build');
  expect(log).not.toContain('begin browser');
  await end('lint');
  expect(shown.at(-1)).toBe('text of browser');
  await end('browser');
  await all;
});

it('a step does not run after one that failed, and fails', async () => {
  const { log, shown, step, end, listeners } = world();
  const steps = [step('browser', { after: 'build' }), step('other', { after: 'lint' })];
  const all = runPhases([[step('build'), step('lint')], steps], 2, listeners);
  await end('build', 1);
  await end('lint');
  expect(log.slice(-2).sort()).toEqual(['begin other', 'failed browser']);
  expect(shown).toContain('Not run: build failed.\n');
  await end('other');
  await all;
});

it('a program gives its exit code and what it prints', async () => {
  const printed = [];
  expect(await runProgram('tsc', ['--version'], (text) => printed.push(text))).toBe(0);
  expect(printed.join('')).toContain('Version');
  expect(await runProgram('tsc', ['--noSuchOption'], () => undefined)).not.toBe(0);
});
