import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './environment.mjs';

// The results of a step: the numbers of tests that `passed`, `failed`, and were `skipped`, the `failures`, and the `flaky`
// tests, which passed in the second try. A failure has a `title`, the first line of its `reason`, the `command` that runs it
// alone, and its `records`: pictures and a trace.

/** Results from a report of Vitest's reporter `json`. */
export function vitestResults({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded has no tests.
    if (failed.length === 0)
      return status === 'failed' ? [{ title: file, command: run(file), records: [] }] : [];
    return failed.map(({ fullName }) => ({
      title: `${file}: ${fullName}`,
      command: `${run(file)} -t ${quoted(escaped(fullName))}`,
      records: [],
    }));
  });
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
    failures,
    flaky: [],
  };
}

const run = (file) => `npx vitest run ${file}`;

/** Vitest takes names for regular expressions. */
const escaped = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The line of a shell that runs a program of node_modules. */
export const commandLine = (words) =>
  ['npx', ...words.map((word) => (/^[\w.,:=/-]+$/.test(word) ? word : quoted(word)))].join(' ');

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** Results from a report of Playwright's reporter `json`. */
export function playwrightResults({ config, suites, stats }) {
  const specs = suites.flatMap((suite) => specsOf(suite).map((spec) => [suite.file, spec]));
  const inRoot = (name) => path.relative(root, path.join(config.rootDir, name));
  const failure = ([started, { file, line, title, tests }]) => {
    const position = `${inRoot(file)}:${line}`;
    // A test that another file defines is part of a series, and needs those before it.
    const which = file === started ? position : inRoot(started);
    const attempts = tests.flatMap(({ results }) => results);
    const message = attempts.find(({ error }) => error)?.error.message;
    // Without the colors of terminals.
    const reason = message && stripVTControlCharacters(message).split('\n')[0];
    return {
      title: `${position}: ${title}`,
      ...(reason && { reason }),
      command: `npx playwright test ${which}`,
      records: attempts.flatMap(({ attachments = [] }) => recordsOf(attachments)),
    };
  };
  const isFlaky = ([, { tests }]) => tests.some(({ status }) => status === 'flaky');
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: specs.filter(([, { ok }]) => !ok).map(failure),
    flaky: specs.filter(isFlaky).map(failure),
  };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** The pictures of a test, and the command that shows its trace. */
const recordsOf = (attachments) =>
  attachments.flatMap(({ name, contentType, path: file }) => {
    if (!file) return [];
    const relativeFile = path.relative(root, file);
    if (name === 'trace') return [`npx playwright show-trace ${relativeFile}`];
    return contentType.startsWith('image/') ? [relativeFile] : [];
  });

/** The results of several steps as one. */
export function sumOf(all) {
  const sum = (key) => all.reduce((total, { [key]: count = 0 }) => total + count, 0);
  return {
    ...{ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') },
    failures: all.flatMap(({ failures = [] }) => failures),
    flaky: all.flatMap(({ flaky = [] }) => flaky),
  };
}

/** A list of failures as a terminal shows it. @param mark before each title */
export const listed = (failures, mark) =>
  failures.map(({ title, reason, command, records }) =>
    [`${mark} ${title}`, ...(reason ? [reason] : []), command, ...records].join('\n    '),
  );
