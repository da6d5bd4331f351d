import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './environment.mjs';
import { commandLine, listed, playwrightResults, sumOf, vitestResults } from './test-reports.mjs';

it('the command of a step is a line for a shell', () => {
  const words = ['playwright', 'test', '--grep-invert', "one|it's another"];
  expect(commandLine(words)).toBe(
    String.raw`npx playwright test --grep-invert 'one|it'\''s another'`,
  );
});

it('a test of Vitest that failed is named with the command that runs it, and so is a file without tests', () => {
  const results = vitestResults({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: path.join(root, 'src/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: "a it's (here)", status: 'failed' },
          { fullName: 'a other', status: 'passed' },
        ],
      },
      { name: path.join(root, 'src/b.test.ts'), status: 'failed', assertionResults: [] },
      { name: path.join(root, 'src/c.test.ts'), status: 'passed', assertionResults: [] },
    ],
  });
  expect(results).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    failures: [
      {
        title: "src/a.test.ts: a it's (here)",
        command: String.raw`npx vitest run src/a.test.ts -t 'a it'\''s \(here\)'`,
        records: [],
      },
      { title: 'src/b.test.ts', command: 'npx vitest run src/b.test.ts', records: [] },
    ],
    flaky: [],
  });
});

const inRoot = (name) => path.join(root, 'test-results', name);
const config = { rootDir: path.join(root, 'e2e') };
const spec = (line, status, results = [], file = 'a.spec.ts') => ({
  file,
  line,
  title: `test ${line}`,
  ok: status !== 'unexpected',
  tests: [{ status, results }],
});

it('a test of Playwright that failed is named with its command and pictures, and its series where another file defines it', () => {
  const attachments = [
    { name: 'error', contentType: 'text/markdown', path: inRoot('a/error.md') },
    { name: 'screenshot', contentType: 'image/png', path: inRoot('a/test-failed-1.png') },
  ];
  const specs = [spec(9, 'unexpected', [{ attachments }]), spec(5, 'unexpected', [], 'saves.ts')];
  const suites = [{ file: 'a.spec.ts', specs: [spec(3, 'expected')], suites: [{ specs }] }];
  const stats = { expected: 4, unexpected: 2, flaky: 0, skipped: 0 };
  expect(playwrightResults({ config, suites, stats })).toEqual({
    passed: 4,
    failed: 2,
    skipped: 0,
    failures: [
      {
        title: 'e2e/a.spec.ts:9: test 9',
        command: 'npx playwright test e2e/a.spec.ts:9',
        records: ['test-results/a/test-failed-1.png'],
      },
      {
        title: 'e2e/saves.ts:5: test 5',
        command: 'npx playwright test e2e/a.spec.ts',
        records: [],
      },
    ],
    flaky: [],
  });
});

it('a test that passed in the second try passed, and is named with its first failure, picture, and trace', () => {
  const first = {
    error: { message: '\u001b[31mError: 1 is not 2\u001b[39m\n\nCall log' },
    attachments: [
      { name: 'screenshot', contentType: 'image/png', path: inRoot('a/test-failed-1.png') },
      { name: 'trace', contentType: 'application/zip', path: inRoot('a/trace.zip') },
    ],
  };
  const specs = [spec(9, 'flaky', [first, { attachments: [] }]), spec(20, 'expected')];
  const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 };
  const results = playwrightResults({ config, suites: [{ file: 'a.spec.ts', specs }], stats });
  const failure = {
    title: 'e2e/a.spec.ts:9: test 9',
    reason: 'Error: 1 is not 2',
    command: 'npx playwright test e2e/a.spec.ts:9',
    records: [
      'test-results/a/test-failed-1.png',
      'npx playwright show-trace test-results/a/trace.zip',
    ],
  };
  expect(results).toEqual({ passed: 2, failed: 0, skipped: 0, failures: [], flaky: [failure] });
  expect(listed(results.flaky, '~')).toEqual([
    ['~ e2e/a.spec.ts:9: test 9', failure.reason, failure.command, ...failure.records].join(
      '\n    ',
    ),
  ]);
});

it('the results of several steps are added up', () => {
  const one = { passed: 1, failed: 2, skipped: 3, failures: ['a'], flaky: ['b'] };
  const other = { passed: 10, failed: 20, skipped: 30, failures: ['c'], flaky: [] };
  expect(sumOf([one, other])).toEqual({
    passed: 11,
    failed: 22,
    skipped: 33,
    failures: ['a', 'c'],
    flaky: ['b'],
  });
});
