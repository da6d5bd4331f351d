import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSuggest } from './suggest';

const suggest = createSuggest([
  'Filter configuration',
  'Range filters',
  'Filters',
  'filters!',
  'Fitler settings',
  'Query filter pipeline',
  'Größe & Maße',
  'Straßen',
  'A <b>bold</b> title',
  '---',
]);
const texts = (typed: string) => suggest(typed).map((entry) => entry.suggest);
const html = (typed: string) => suggest(typed).map((entry) => entry.suggestHighlighted);

describe('suggestions', () => {
  it('put beginnings first, then words inside, then slips', () => {
    expect(texts('filter')).toEqual([
      'Filter configuration',
      'Filters',
      'Range filters',
      'Query filter pipeline',
      'Fitler settings',
    ]);
  });

  it('need all words, the last one as far as it is typed', () => {
    expect(texts('filter q')).toEqual(['Query filter pipeline']);
    expect(texts('que fil')).toEqual([]);
    expect(texts('query fil')).toEqual(['Query filter pipeline']);
    expect(texts('filter conf')).toEqual(['Filter configuration']);
    expect(texts('filter filter xyz')).toEqual([]);
  });

  it('read a word as complete after a space', () => {
    expect(texts('rang')).toEqual(['Range filters']);
    expect(texts('rang ')).toEqual(['Range filters']);
    expect(texts('ran ')).toEqual([]);
    expect(texts('filters ')).toContain('Filters');
  });

  it('forgive slips by length', () => {
    expect(texts('configurashion')).toEqual(['Filter configuration']);
    expect(texts('pipelnie')).toEqual(['Query filter pipeline']);
    expect(texts('fxz')).toEqual([]);
  });

  it('know German spellings', () => {
    expect(texts('grosse')).toEqual(['Größe & Maße']);
    expect(texts('GROESSE')).toEqual(['Größe & Maße']);
    expect(texts('strassen')).toEqual(['Straßen']);
  });

  it('hold each text once, and none without words', () => {
    expect(texts('filters').filter((text) => /^filters/i.test(text))).toEqual(['Filters']);
    expect(texts('-')).toEqual([]);
    expect(texts('')).toEqual([]);
    expect(texts('   ')).toEqual([]);
  });

  it('are eight at most', () => {
    const many = createSuggest(Array.from({ length: 100_000 }, (_, index) => `Page ${index}`));
    expect(many('page').map(({ suggest }) => suggest)).toEqual(
      Array.from({ length: 8 }, (_, index) => `Page ${index}`),
    );
  });

  it('mark the letters that are not typed yet, and escape markup', () => {
    expect(html('ran')).toEqual(['Ran<b>ge filters</b>']);
    expect(html('filter pipe')).toEqual(['<b>Query </b>filter pipe<b>line</b>']);
    expect(html('gröss')).toEqual(['Größ<b>e &amp; Maße</b>']);
    expect(html('bold')).toEqual(['<b>A &lt;b&gt;</b>bold<b>&lt;/b&gt; title</b>']);
  });

  it('keep every letter', () => {
    const plain = (text = '') =>
      text
        .replace(/<\/?b>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 20 }),
        fc.constantFrom('fil', 'gr', 'bo', ''),
        (rest, start) => {
          for (const { suggest: text, suggestHighlighted } of suggest(start + rest))
            expect(plain(suggestHighlighted)).toBe(text);
        },
      ),
    );
  });
});
