import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './environment.mjs';
import { testArguments } from './test-arguments.mjs';

it('the set of tests follows from the arguments', () => {
  const plain = { since: undefined, failsOnFlaky: false };
  expect(testArguments([])).toEqual({ ...plain, set: 'main' });
  expect(testArguments(['--all', '--fail-on-flaky'])).toEqual({
    ...plain,
    set: 'all',
    failsOnFlaky: true,
  });
  expect(testArguments(['--changed'])).toEqual({ ...plain, set: 'changed' });
  expect(testArguments(['--changed', 'HEAD'])).toMatchObject({ set: 'changed', since: 'HEAD' });
});

it.each(['nightly', 'site', 'updates'])('the workflow %s runs all tests', (name) => {
  const workflow = fs.readFileSync(`.github/workflows/${name}.yml`, 'utf8');
  const [, args] = /npm test -- ((?:--[\w-]+ ?)+)/.exec(workflow);
  const failsOnFlaky = name === 'nightly';
  expect(testArguments(args.trim().split(' '))).toMatchObject({ set: 'all', failsOnFlaky });
});

it.each([
  [['--bogus']],
  [['--all=yes']],
  [['e2e/reading/docs.spec.ts']],
  [['--all', '--changed']],
  [['--changed', 'HEAD', 'HEAD']],
])('%j ends before any step, with one line', (args) => {
  const { status, stdout, stderr } = spawnSync('node', ['tools/test.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status, stdout, lines: stderr.trimEnd().split('\n').length }).toEqual({
    status: 1,
    stdout: '',
    lines: 1,
  });
});
