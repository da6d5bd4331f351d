import { expect, it } from 'vitest';
import { docPages } from '../../lib/addresses/routes';
import { topicPages } from '../../lib/topic-pages';
import { codeLinkFaults, includeFaults } from './collect-faults';

it('a page that code links to and that does not exist is a warning', () => {
  const routesInCode = new Set<string>([...Object.values(docPages), ...Object.values(topicPages)]);
  expect(codeLinkFaults(routesInCode)).toEqual([]);
  expect(codeLinkFaults(new Set(['/docs/other']))).toHaveLength(routesInCode.size);
  routesInCode.delete(topicPages.filters);
  expect(codeLinkFaults(routesInCode)).toMatchObject([
    {
      severity: 'warning',
      file: 'src/lib/topic-pages.ts',
      message: `the site links to ${topicPages.filters}, and there is no such page`,
      fix: 'correct topicPages.filters, or remove it with its links',
    },
  ]);
});

it('an entry of include names its line, and the file that it means', () => {
  const settings = {
    folder: 'search',
    include: ['nope.mdx'],
    includePositions: { 'nope.mdx': { line: 3, column: 5 } },
  };
  expect(includeFaults(settings, [], () => false)).toMatchObject([
    { file: 'content/docs/search/_category.yml', line: 3, column: 5, code: 'include-missing' },
  ]);
  const meant = { folder: 'qsc-admin/admin/search', include: ['facet'] };
  expect(includeFaults(meant, [], () => false)[0]?.fix).toMatch(/^did you mean "facet\.mdx"/);
});
