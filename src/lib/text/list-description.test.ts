import { expect, it } from 'vitest';
import { listDescription } from './list-description';

it('a list is described by its sentence and as many titles as fit', () => {
  expect(listDescription('Pages about sorting.', ['Sort', 'Recipes'])).toBe(
    'Pages about sorting. Sort, Recipes.',
  );
  expect(listDescription('Pages about sorting.', [])).toBe('Pages about sorting.');
  const long = listDescription('All posts by year.', Array<string>(20).fill('Sorting by title'));
  expect(long.length).toBeLessThanOrEqual(155);
  expect(long).toMatch(/^All posts by year\. Sorting by title, .*title\.$/);
});
