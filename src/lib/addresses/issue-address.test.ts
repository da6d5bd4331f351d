import { expect, it } from 'vitest';
import { issueAddress } from './issue-address';

it.each([
  [
    'https://github.com/qsc/docs/blob/main',
    'https://github.com/qsc/docs/issues/new?title=A+%26+B&body=Page',
  ],
  [
    'https://gitlab.example.org/team/qsc/docs/-/blob/main',
    'https://gitlab.example.org/team/qsc/docs/-/issues/new?issue%5Btitle%5D=A+%26+B&issue%5Bdescription%5D=Page',
  ],
  ['https://git.example.org/docs', undefined],
  ['', undefined],
])('the repository %s has its issues at %s', (repository, expected) => {
  expect(issueAddress('A & B', 'Page', repository)).toBe(expected);
});
