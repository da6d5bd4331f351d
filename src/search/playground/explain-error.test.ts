import { expect, it } from 'vitest';
import { SearchError } from '../client/client';
import { explain } from './explain-error';
import { parsePlayground } from './state';

it('proposes the documents of the tutorials only where an index is missing', () => {
  const hints = (status: number) =>
    explain(new SearchError('status', 'No.', status), parsePlayground('source=practice'), false)
      .hints;
  expect(hints(404).join()).toContain('tutorials');
  for (const status of [400, 501]) expect(hints(status).join()).not.toContain('tutorials');
});
