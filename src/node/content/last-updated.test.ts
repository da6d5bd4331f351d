import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/support/temporary-folder';
import { historiesOf, missingHistory } from './last-updated';

const { at } = temporaryFolder('qsc-history-');

const commit = (day: string, ...files: string[]) => `commit ${day}\n\n${files.join('\n')}\n\n`;
const all = Array.from({ length: 40 }, (_, index) => `content/docs/page-${index}.mdx`);

it('knows the last day of a file', () => {
  const log = commit('2025-03-03', 'a') + commit('2025-02-02', 'b') + commit('2025-01-01', 'a');
  expect(Object.fromEntries(historiesOf(log, 2))).toMatchObject({
    a: { last: '2025-03-03' },
    b: { last: '2025-02-02' },
  });
});

it('passes over commits that change much of the content', () => {
  const [one = '', two = ''] = all;
  const log =
    commit('2025-04-04', ...all) +
    commit('2025-03-03', one) +
    commit('2025-02-02', ...all) +
    commit('2025-01-01', ...all);
  const histories = historiesOf(log, all.length);
  expect(histories.get(one)).toMatchObject({ last: '2025-03-03' });
  // Added with all others, and never changed by itself.
  expect(histories.get(two)).toMatchObject({ last: '2025-01-01' });
});

it('counts every commit of a small site', () => {
  const log = commit('2025-02-02', 'a', 'b', 'c') + commit('2025-01-01', 'a', 'b', 'c');
  expect(historiesOf(log, 3).get('a')).toMatchObject({ last: '2025-02-02' });
});

it('explains why there is no history', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', at(''), ...args], { stdio: 'pipe' });
  expect(missingHistory(at(''))).toBe('git knows no repository here');
  git('init', '-q');
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
  for (const message of ['1', '2'])
    git(...author, 'commit', '-q', '--allow-empty', '--no-verify', '-m', message);
  expect(missingHistory(at(''))).toBeUndefined();
  git('clone', '-q', '--depth', '1', `file://${at('')}`, 'shallow');
  expect(missingHistory(at('shallow'))).toContain('git fetch --unshallow');
});
