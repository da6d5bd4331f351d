import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from '../../lib/text/edit-distance';
import { faultIn, formatFaults, nearest, summarizeFaults, type Fault } from './faults';

const broken = (file: string, line: number): Fault =>
  faultIn(file, { line }, 'broken-link', {
    address: `./${line}.mdx`,
    file: `content/docs/${line}.mdx`,
    fix: 'link to the .mdx or .md file',
  });
const rare = faultIn('z.md', undefined, 'empty-file');

it('lists few faults one by one, by file and line', () => {
  const faults = [rare, broken('b.md', 2), broken('a.md', 10), broken('a.md', 9)];
  expect(summarizeFaults(faults)).toBe(formatFaults(faults));
  expect(summarizeFaults(faults)).toMatch(/^a\.md:9[^]*a\.md:10[^]*b\.md:2[^]*z\.md[^]*4 faults/);
});

it('shows the first places and the count of a kind that occurs often, after what is rare', () => {
  const many = Array.from({ length: 40 }, (_, index) => broken(`${index % 2}.md`, index + 1));
  const text = summarizeFaults([...many, rare]);
  expect(text.match(/broken link/g)).toHaveLength(3);
  expect(text).toMatch(
    /^z\.md {2}error: the file is empty\n {4}Fix: [^]*\n\n0\.md:1 [^]*… and 37 more of this kind, 40 in 2 files\n\n41 faults/,
  );
});

it('proposes the nearest of the known names, of equally near ones the longer', () => {
  expect(nearest('warn', ['note', 'warning', 'ware'])).toBe('warning');
  expect(nearest('facts', ['facet', 'facets', 'fact'])).toBe('facets');
  expect(nearest('unlike', ['facet', 'filter'])).toBeUndefined();
  expect(nearest('c++', ['css', 'c#'])).toBeUndefined();
  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 7 });
  fc.assert(
    fc.property(name, fc.array(name), (found, known) => {
      const distance = (other: string) =>
        found.length >= 3 && other.startsWith(found) ? 1 : editDistance(found, other, 99);
      const [best] = [...known].sort((a, b) => distance(a) - distance(b) || b.length - a.length);
      const limit = Math.max(Math.min(2, found.length - 2), found.length / 3);
      const isNear = best !== undefined && distance(best) <= limit;
      expect(nearest(found, known)).toBe(isNear ? best : undefined);
    }),
  );
});

it('quotes what was found, cut at 80 characters, and whole in the advice', () => {
  const value = 'ä'.repeat(200);
  const { message, fix } = faultIn('a.md', undefined, 'unknown-variable', { name: value });
  expect(message).toBe(`{…} contains JavaScript, and "${'ä'.repeat(79)}…" is not defined`);
  expect(fix).toContain(value);
});
