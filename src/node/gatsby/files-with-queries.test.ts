import fs from 'node:fs';
import { expect, it, vi } from 'vitest';

// Without a terminal, as in CI.
vi.stubEnv('GATSBY_LOGGER', 'yurnalist');
const { default: FileParser } = await import('gatsby/dist/query/file-parser');
const { hasNothing, stateOfFilesWithQueries } = await import('./files-with-queries');
vi.unstubAllEnvs();

const files = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
  .map((file) => `src/${file}`);

it('leaves out more than half of the files, none of them with a query or a slice', async () => {
  const errors: object[] = [];
  for (const file of files.filter(hasNothing)) {
    const found = await new FileParser().parseFile(file, (error) => errors.push(error));
    // Gatsby leaves files out as well.
    const { astDefinitions, pageSlices } = found ?? { astDefinitions: [], pageSlices: null };
    expect([astDefinitions, pageSlices], file).toEqual([[], null]);
  }
  expect(errors).toEqual([]);
  const parsed = files.filter((file) => !hasNothing(file));
  expect(parsed).toContain('src/templates/doc.tsx');
  expect(parsed.length).toBeLessThan(files.length / 2);
});

it('leaves it to Gatsby to say that a file cannot be read', () => {
  expect(hasNothing('src/templates/no-such-file.tsx')).toBe(false);
});

it('tells the files that have queries by when they were saved', () => {
  const state = stateOfFilesWithQueries();
  expect(stateOfFilesWithQueries()).toBe(state);
  expect(state).toContain('src/templates/doc.tsx ');
  expect(state).not.toContain('src/components/docs/pager.tsx');
});
