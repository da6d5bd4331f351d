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

it('proposes the documents of the tutorials only where an index is missing', () => {
  const hints = (status: number) =>
    explain(new SearchError('status', 'No.', status), parsePlayground('source=practice'), false)
      .hints;
  expect(hints(404).join()).toContain('tutorials');
  for (const status of [400, 501]) expect(hints(status).join()).not.toContain('tutorials');
});
