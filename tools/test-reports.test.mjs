import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './environment.mjs';
import { commandLine, playwrightResults, sumOf, vitestResults } from './test-reports.mjs';

it('the command of a step is a line for a shell', () => {
  const words = ['playwright', 'test', '--grep-invert', 'one|a site'];
  expect(commandLine(words)).toBe(`npx playwright test --grep-invert 'one|a site'`);
});

it('a test of Vitest that failed is named with the command that repeats it, and so is a file without tests', () => {
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
        command: 'npx vitest run src/a.test.ts',
      },
      { title: 'src/b.test.ts', command: 'npx vitest run src/b.test.ts' },
    ],
  });
});

const config = { rootDir: path.join(root, 'e2e') };
const spec = (line, status, file = 'a.spec.ts') => ({
  file,
  line,
  title: `test ${line}`,
  ok: status !== 'unexpected',
});

it('a test of Playwright that failed is named with its command, and its series where another file defines it', () => {
  const specs = [spec(9, 'unexpected'), spec(5, 'unexpected', 'saves.ts')];
  const suites = [{ file: 'a.spec.ts', specs: [spec(3, 'expected')], suites: [{ specs }] }];
  const stats = { expected: 4, unexpected: 2, flaky: 0, skipped: 0 };
  expect(playwrightResults({ config, suites, stats })).toEqual({
    passed: 4,
    failed: 2,
    skipped: 0,
    failures: [
      { title: 'e2e/a.spec.ts:9: test 9', command: 'npx playwright test e2e/a.spec.ts:9' },
      { title: 'e2e/saves.ts:5: test 5', command: 'npx playwright test e2e/a.spec.ts' },
    ],
    flaky: 0,
  });
});

it('a test of Playwright that passed in the second try passed, and is counted as flaky', () => {
  const suites = [{ file: 'a.spec.ts', specs: [spec(9, 'flaky'), spec(20, 'expected')] }];
  const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 };
  const results = playwrightResults({ config, suites, stats });
  expect(results).toEqual({ passed: 2, failed: 0, skipped: 0, failures: [], flaky: 1 });
});

it('the results of several steps are added up', () => {
  const one = { passed: 1, failed: 2, skipped: 3, failures: ['a'] };
  const other = { passed: 10, failed: 20, skipped: 30, failures: ['c'] };
  const sum = { passed: 11, failed: 22, skipped: 33, failures: ['a', 'c'] };
  expect(sumOf([one, other, { failures: [] }])).toEqual(sum);
});
