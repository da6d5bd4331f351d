import path from 'node:path';
import { root } from './environment.mjs';

/**
 * What a step's report says.
 * @typedef {object} Results
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {Failure[]} failures
 *
 * A test that failed, the command that runs it alone, and the pictures that were taken of it.
 * @typedef {{ title: string, command: string, pictures: string[] }} Failure
 */

/** @returns {Results} of a report of Vitest's reporter `json` */
export function vitestResults({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded has no tests.
    if (failed.length === 0)
      return status === 'failed' ? [{ title: file, command: run(file), pictures: [] }] : [];
    return failed.map(({ fullName }) => ({
      title: `${file}: ${fullName}`,
      command: `${run(file)} -t ${quoted(escaped(fullName))}`,
      pictures: [],
    }));
  });
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, failures };
}

const run = (file) => `npx vitest run ${file}`;

/** Vitest takes names for regular expressions. */
const escaped = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The line of a shell that runs a program of node_modules. */
export const commandLine = (words) =>
  ['npx', ...words.map((word) => (/^[\w.,:=/-]+$/.test(word) ? word : quoted(word)))].join(' ');

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** @returns {Results} of a report of Playwright's reporter `json` */
export function playwrightResults({ config, suites, stats }) {
  const specs = suites.flatMap((suite) => specsOf(suite).map((spec) => [suite.file, spec]));
  const failures = specs.flatMap(([started, { ok, file, line, title, tests }]) => {
    if (ok) return [];
    const inRoot = (name) => path.relative(root, path.join(config.rootDir, name));
    const place = `${inRoot(file)}:${line}`;
    // A test that another file defines is part of a series: it needs those before it.
    const which = file === started ? place : inRoot(started);
    const attachments = tests.flatMap(({ results }) => results).flatMap((one) => one.attachments);
    const pictures = attachments
      .filter(({ contentType, path: picture }) => contentType.startsWith('image/') && picture)
      .map((one) => path.relative(root, one.path));
    return [{ title: `${place}: ${title}`, command: `npx playwright test ${which}`, pictures }];
  });
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky, skipped, failures };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
