import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import PolicyReporter from './policy-reporter.mjs';

const second = (number) => new Date(Date.UTC(2030, 0, 1, 0, 0, number));
const report = (at, text) => `${second(at).toISOString()} ${text}\n`;
const attempt = (at, retry, status) => ({ retry, status, startTime: second(at), duration: 2000 });
const test = { retries: 1 };

let file;
let printed;
beforeEach(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-policy-')), 'violations.txt');
  vi.stubEnv('POLICY_VIOLATIONS', file);
  printed = [];
  vi.spyOn(console, 'error').mockImplementation((text) => printed.push(text));
});
afterEach(() => {
  fs.rmSync(path.dirname(file), { recursive: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Ends a run with the given attempts of tests. */
function endOf(...attempts) {
  const reporter = new PolicyReporter();
  for (const one of attempts) reporter.onTestEnd(test, one);
  return reporter.onEnd();
}

it('a run without a violation is left as it is', () => {
  fs.writeFileSync(file, '');
  expect(endOf(attempt(1, 0, 'passed'))).toBeUndefined();
  expect(printed).toEqual([]);
  expect(fs.existsSync(file)).toBe(false);
});

it.each([
  ['a test that passed', attempt(1, 0, 'passed')],
  ['the last attempt', attempt(1, 1, 'failed')],
  ['a test beside one that was repeated', attempt(10, 0, 'failed')],
])('a violation of %s fails the run, and each is named once', (_, one) => {
  fs.writeFileSync(file, report(2, 'script-src') + report(2, 'script-src') + report(3, 'img-src'));
  expect(endOf(one)).toEqual({ status: 'failed' });
  expect(printed).toEqual(['The policy of the site was violated:\nscript-src\nimg-src']);
});

it('a violation in an attempt that was repeated does not count', () => {
  fs.writeFileSync(file, report(2, 'script-src'));
  expect(endOf(attempt(1, 0, 'timedOut'), attempt(5, 1, 'passed'))).toBeUndefined();
});

it('a run fails when its server wrote no file', () => {
  expect(endOf()).toEqual({ status: 'failed' });
});
