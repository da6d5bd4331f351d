import { describe, expect, it } from 'vitest';
import { testEngine } from '../../test/support/test-engine';
import { testShopDefinition } from '../../test/support/test-shop';
import { readSynonyms } from './synonyms';

const read = (text: string) => readSynonyms(text, 'content/search/synonyms.yml');

describe('the file of synonyms', () => {
  it('has groups, entries for one way, and German words', () => {
    const { groups, faults } = read(
      `- [facet, refinement]
- { words: [import, data import], mean: [feeding] }
- { de: [marke], mean: [brand] }
`,
    );
    expect(faults).toEqual([]);
    expect(groups).toEqual([
      { words: ['facet', 'refinement'] },
      { words: ['import', 'data import'], mean: ['feeding'] },
      { words: ['marke'], mean: ['brand'], isForeign: true },
    ]);
  });

  it.each([
    ['one word', '- [facet]'],
    ['German words without a meaning', '- { de: [marke] }'],
    ['German words beside others', '- { de: [marke], words: [make], mean: [brand] }'],
    ['another key', '- { fr: [marque], mean: [brand] }'],
    ['an empty word', "- ['', facet]"],
    ['a number', '- [429, rate limit]'],
    ['plain text', '- facet'],
  ])('has a fault with its place: %s', (_, line) => {
    const { groups, faults } = read(`- [a, b]\n${line}\n`);
    expect(groups).toEqual([{ words: ['a', 'b'] }]);
    expect(faults).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: 'content/search/synonyms.yml',
        line: 2,
        message: expect.stringContaining('is not a synonym group') as string,
        fix: 'give at least two words, or words and what they mean',
      }),
    ]);
  });

  it('makes German words match as they are written, in one direction', async () => {
    const { groups } = read(`- { de: [suche], mean: [search] }`);
    const { ids } = testEngine(testShopDefinition, {
      documents: ['search box', 'such a one'].map((title) => ({
        id: title,
        fields: { title },
      })),
      synonyms: groups,
    });
    expect(await ids('q=suche ')).toEqual(['search box']);
    expect(await ids('q=such ')).toEqual(['such a one']);
    expect(await ids('q=search ')).toEqual(['search box']);
  });
});
