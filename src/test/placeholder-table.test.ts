import fs from 'node:fs';
import { expect, it } from 'vitest';
import { placeholders } from '../lib/placeholders/placeholders';

it('the table of placeholders on "Concepts" has a row for each, and no others', () => {
  const page = fs.readFileSync('content/docs/getStarted/concepts.mdx', 'utf8');
  const [, table = ''] = page.split('| Placeholder |');
  const [rows = ''] = table.split('\n\n');
  const listed = rows
    .split('\n')
    .slice(2)
    .map((row) => {
      const [, forms = '', , , sample = ''] = row.split('|');
      return { forms: forms.match(/\{[^}]+\}/g), sample: /`([^`]+)`/.exec(sample)?.[1] };
    });
  expect(listed).toEqual(placeholders.map(({ forms, sample }) => ({ forms, sample })));
});
