import { expect, it } from 'vitest';
import { docPages } from '../../lib/addresses/routes';
import { topicPages } from '../../lib/topic-pages';
import { codeLinkFaults } from './collect-faults';

it('a page that code links to and that does not exist is a warning', () => {
  const known = new Set<string>([...Object.values(docPages), ...Object.values(topicPages)]);
  expect(codeLinkFaults(known)).toEqual([]);
  expect(codeLinkFaults(new Set(['/docs/other']))).toHaveLength(known.size);
  known.delete(topicPages.filters);
  expect(codeLinkFaults(known)).toMatchObject([
    {
      severity: 'warning',
      file: 'src/lib/topic-pages.ts',
      message: `the site links to ${topicPages.filters}, and there is no such page`,
      fix: 'correct topicPages.filters, or remove it with its links',
    },
  ]);
});
