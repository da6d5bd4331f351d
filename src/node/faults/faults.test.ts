import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from '../../lib/text/edit-distance';
import {
  faultIn,
  faultTexts,
  faultWords,
  formatFaults,
  nearest,
  summarizeFaults,
  type CodeAndValues,
  type Fault,
  type FaultCode,
} from './faults';
import type { FaultText } from './texts/text';

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

it('shows the first positions and the count of a frequent kind, after rare kinds', () => {
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
  expect(nearest('toml', ['html', 'yaml'])).toBeUndefined();
  expect(nearest('jsno', ['json', 'js'])).toBe('json');
  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 7 });
  fc.assert(
    fc.property(name, fc.array(name), (typo, candidates) => {
      const distance = (other: string) =>
        other !== typo && typo.length >= 3 && other.startsWith(typo)
          ? 1
          : editDistance(typo, other, 99);
      const [best] = [...candidates].sort(
        (a, b) => distance(a) - distance(b) || b.length - a.length,
      );
      const limit = Math.max(Math.min(2, (typo.length - 1) / 2), typo.length / 3);
      const isNear = best !== undefined && distance(best) <= limit;
      expect(nearest(typo, candidates)).toBe(isNear ? best : undefined);
    }),
  );
});

const longValue = 'ä'.repeat(200);
const namesIn = (text: string) => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name);

it.each(Object.entries(faultTexts) as [FaultCode, FaultText][])(
  '%s: what was found is cut at 80 characters, and whole in the advice',
  (code, { text, fix, expected = '' }) => {
    const names = [...namesIn(text), ...namesIn(fix), ...namesIn(expected)];
    const values = Object.fromEntries(names.map((name) => [name, `"${longValue}"`]));
    const words = faultWords(...([code, values] as unknown as CodeAndValues));
    expect(words.message).not.toMatch(/ä{80}/);
    expect(words.message.match(/ä+/g)?.length ?? 0).toBe(namesIn(text).length);
    expect(words.fix.match(/ä{200}/g)?.length ?? 0).toBe(namesIn(fix).length);
    expect(words.expected?.match(/ä{200}/g)?.length ?? 0).toBe(namesIn(expected).length);
  },
);
