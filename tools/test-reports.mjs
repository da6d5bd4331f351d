import path from 'node:path';
import { root } from './environment.mjs';

// The results of a step: the numbers of tests that `passed`, `failed`, and were `skipped`, and the `failures`, each with a
// `title` and the `command` that repeats it.

/** Results from a report of Vitest's reporter `json`. */
export function vitestResults({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name);
    const command = `npx vitest run ${file}`;
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded has no tests.
    if (failed.length === 0 && status === 'failed') return { title: file, command };
    return failed.map(({ fullName }) => ({ title: `${file}: ${fullName}`, command }));
  });
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, failures };
}

/** The line of a shell that runs a program of node_modules. */
export const commandLine = (words) =>
  ['npx', ...words.map((word) => (/^[\w.,:=/-]+$/.test(word) ? word : `'${word}'`))].join(' ');

/** Results from a report of Playwright's reporter `json`. Tests that passed in the second try passed, and are `flaky`. */
export function playwrightResults({ config, suites, stats }) {
  const specs = suites.flatMap((suite) => specsOf(suite).map((spec) => [suite.file, spec]));
  const inRoot = (name) => path.relative(root, path.join(config.rootDir, name));
  const failure = ([started, { file, line, title }]) => {
    const position = `${inRoot(file)}:${line}`;
    // A test that another file defines is part of a series, and needs those before it.
    const which = file === started ? position : inRoot(started);
    return { title: `${position}: ${title}`, command: `npx playwright test ${which}` };
  };
  const { expected, unexpected, flaky, skipped } = stats;
  const failures = specs.filter(([, { ok }]) => !ok).map(failure);
  return { passed: expected + flaky, failed: unexpected, skipped, failures, flaky };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** The results of several steps as one. */
export function sumOf(all) {
  const sum = (key) => all.reduce((total, { [key]: count = 0 }) => total + count, 0);
  return {
    ...{ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') },
    failures: all.flatMap(({ failures = [] }) => failures),
  };
}
