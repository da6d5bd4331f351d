import { expect, it } from 'vitest';
import { SearchError } from '../client/client';
import { explain } from './explain-error';
import { parsePlayground } from './state';

it('calls no request wrong that the search in the browser does not do', () => {
  const { title, hints } = explain(
    new SearchError('request', 'This search has no explain tree.', 501),
    parsePlayground('source=shop&explain=true'),
    false,
  );
  expect(title).not.toContain('rule');
  expect(hints.join()).toContain('hosted service');
});

it('names the tutorials where their search app is missing, and the schema call where another is', () => {
  const hints = (status: number, index = '') =>
    explain(
      new SearchError('status', 'No.', status),
      parsePlayground(`source=practice&index=${index}`),
      false,
    ).hints.join();
  expect(hints(404)).toContain('tutorials');
  expect(hints(404, 'catalog')).toContain('Replace the field schema');
  expect(hints(404, 'catalog')).not.toContain('tutorials');
  for (const status of [400, 501]) expect(hints(status)).not.toContain('tutorials');
});

it.each([
  [401, '', /credentials/],
  [403, '&explain=true', /credentials/],
  [404, '', /tenant and index/],
  [400, '', /does not accept/],
  [500, '', /failed/],
  [501, '', /does not have this call/],
])('says what status %i of a service means%s', (status, parameters, meaning) => {
  const error = new SearchError('status', 'No.', status);
  const { hints } = explain(error, parsePlayground(`source=service${parameters}`), false);
  expect(hints).toEqual([expect.stringMatching(meaning)]);
  // A token may have been sent, and explain takes a user and a password.
  expect(hints.join()).not.toMatch(/requires a token|field Token/);
});
