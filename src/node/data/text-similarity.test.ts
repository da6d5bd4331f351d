import { describe, expect, it } from 'vitest';
import { similarTexts, type ComparedText } from './text-similarity';

const text = (id: string, words: string, more: Partial<ComparedText> = {}): ComparedText => ({
  id,
  title: '',
  tags: [],
  text: words,
  ...more,
});

const texts = [
  text('feeding', 'We feed products into the index and switch the alias.'),
  text('facets', 'We show facets: brand and price filter the products.'),
  text('slider', 'We draw the price slider from a facet and filter by range.'),
  text('upgrade', 'We upgrade the cluster and switch the alias of the index.'),
  text('hello', 'We say hello.'),
];
const near = (list = texts, most = 2) => similarTexts(list, list, most);

describe('the nearest texts', () => {
  it('share telling words, nearest first', () => {
    expect(near().get('feeding')).toEqual(['upgrade', 'facets']);
    expect(near().get('facets')?.[0]).toBe('slider');
    expect(near().get('slider')?.[0]).toBe('facets');
  });

  it('are none where only common words are shared', () => {
    expect(near().get('hello')).toEqual([]);
  });

  it('are at most as many as requested, and never the text itself', () => {
    for (const [id, ids] of near(texts, 1)) {
      expect(ids.length).toBeLessThanOrEqual(1);
      expect(ids).not.toContain(id);
    }
  });

  it('are drawn together by title and tags', () => {
    const four = [
      text('a', 'cluster alias', { tags: ['ops'] }),
      text('b', 'price range', { tags: ['ops'] }),
      text('c', 'cluster brand', {}),
      text('d', 'hello', { title: 'Brand' }),
    ];
    expect(near(four, 3).get('b')).toEqual(['a']);
    expect(near(four, 3).get('a')).toEqual(['b', 'c']);
    expect(near(four, 3).get('c')).toContain('d');
  });

  it('come from the candidates alone, and other texts do not shift them', () => {
    const hidden = text('hidden', 'price price slider facet facet');
    const response = similarTexts([...texts, hidden], texts, 2);
    expect(response.get('hidden')).toEqual(['slider', 'facets']);
    for (const { id } of texts) expect(response.get(id)).toEqual(near().get(id));
  });

  it('do not depend on the order of the texts, only ties on that of the candidates', () => {
    const turned = similarTexts([...texts].reverse(), texts, 2);
    for (const { id } of texts) expect(turned.get(id)).toEqual(near().get(id));
    const twins = [
      text('x', 'one two'),
      text('y', 'one two'),
      text('z', 'one two'),
      text('w', 'a'),
    ];
    expect(near(twins, 3).get('x')).toEqual(['y', 'z']);
  });

  it('of a site of thousands share rare words: frequent ones are left out', () => {
    const frequent = Array.from({ length: 400 }, (_, number) => `word${number}`).join(' ');
    const page = text('page', `zebra ${frequent}`);
    const all = [
      page,
      ...Array.from({ length: 700 }, (_, number) => text(`other-${number}`, frequent)),
      text('zebra', 'zebra'),
      text('frequent', 'word399'),
    ];
    const response = similarTexts([page], all, all.length).get('page');
    expect(response?.[0]).toBe('zebra');
    expect(response).not.toContain('frequent');
  });
});
