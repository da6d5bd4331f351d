import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../src/test/support/temporary-folder.ts';
import PolicyReporter from './policy-reporter.mjs';

const { at, write } = temporaryFolder('qsc-policy-');

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each([
  ['a run without a report', '', undefined],
  ['a run with reports', 'script-src\nscript-src\nimg-src\n', 'violated:\nscript-src\nimg-src'],
  ['a run whose server wrote no file', undefined, 'no file of reports'],
])('%s fails only if the policy was violated', (_, reports, message) => {
  vi.stubEnv('POLICY_VIOLATIONS', at('violations.txt'));
  if (reports !== undefined) write('violations.txt', reports);
  const print = vi.spyOn(console, 'error').mockReturnValue();
  expect(new PolicyReporter().onEnd()).toEqual(message && { status: 'failed' });
  expect(print).toHaveBeenCalledTimes(message === undefined ? 0 : 1);
  expect(print.mock.calls.join('')).toContain(message ?? '');
});
