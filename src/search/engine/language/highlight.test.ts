import { describe, expect, it } from 'vitest';
import { testShop, testShopDefinition } from '../../../test/support/test-shop';
import { handbook, handbookDefinition } from '../../../test/samples/handbook';
import { testEngine } from '../../../test/support/test-engine';
import { excerpt, matcher } from './highlight';

const shop = testEngine(testShopDefinition, testShop);
const book = testEngine(handbookDefinition, handbook);

async function fields(query: string, { result } = book) {
  return (await result(query)).documents[0]?.document ?? {};
}

const withoutMarks = (html: unknown) => String(html).replace(/<\/?mark>/g, '');

describe('highlights', () => {
  it('mark words in texts and titles in their spelling', async () => {
    const product = await fields('q=drill+boltwerk', shop);
    expect(product['highlight.title']).toEqual(['Cordless <mark>drill</mark> 18 V']);
    expect(product['highlight.description']).toEqual([
      'Compact <mark>drill</mark> with two gears &lt;and&gt; &quot;two&quot; batteries.',
    ]);
  });

  it('escape markup of the text', async () => {
    const page = await fields('q=brackets');
    expect(page['highlight.text']).toEqual([
      'Bounds &amp; <mark>brackets</mark>: &lt;b&gt;5,10&lt;/b&gt; is a range with &quot;both&quot; bounds.',
    ]);
  });

  it('show the passage that matches best, at most 30 words of it', async () => {
    const page = await fields('q=nextPageToken');
    const [text] = page['highlight.text'] as string[];
    expect(text).toContain('<mark>nextPageToken</mark>');
    expect(text).toMatch(/^… /);
    expect(withoutMarks(text).match(/\w+/g)?.length).toBeLessThanOrEqual(30);
    expect(page).toMatchObject({ url: '/docs/paging#tokens', heading: 'Token walk' });
  });

  it('target the section only if it has more of the query than the page', async () => {
    expect(await fields('q=paging')).toMatchObject({ url: '/docs/paging' });
    expect(await fields('q=ranges+filters')).toMatchObject({ url: '/docs/filters#ranges' });
    expect(await fields('q=paging')).not.toHaveProperty('heading');
  });

  it('mark matches by other spellings, synonyms, and corrections', async () => {
    const mark = async (text: string) =>
      JSON.stringify(await fields(`q=${encodeURIComponent(text)}`)).match(
        /<mark>(.*?)<\/mark>/,
      )?.[1];
    expect(await mark('gruesse ')).toBe('Grüße');
    expect(await mark('import ')).toBe('Feeding');
    expect(await mark('suggst ')).toBe('Suggest');
  });

  it('are absent without a match and if the request leaves them out', async () => {
    expect(await fields('q=*')).not.toHaveProperty(['highlight.title']);
    expect(await fields('q=paging')).not.toHaveProperty(['highlight.heading']);
    const wanted = await fields('q=brackets&result.displayFields=title,url');
    expect(Object.keys(wanted).sort()).toEqual(['title', 'url']);
    expect(await fields('q=brackets&result.displayFields=text')).toHaveProperty(['highlight.text']);
  });
});

describe('excerpt', () => {
  const cut = (text: string, ...terms: string[]) => excerpt(text, matcher(new Set(terms)));

  it('prefers the window with most different matches', () => {
    const rest = Array.from({ length: 50 }, (_, index) => `w${index}`).join(' ');
    const html = cut(`apple apple apple ${rest} apple pear ${rest}`, 'apple', 'pear');
    expect(html).toContain('<mark>apple</mark> <mark>pear</mark>');
    expect(html).toMatch(/^… .* …$/);
  });

  it('joins spaces and leaves a short text whole', () => {
    expect(cut('«One  apple\n, please!»', 'apple')).toBe('«One <mark>apple</mark> , please!»');
  });

  it('begins and ends with complete words, also in addresses', () => {
    const words = Array.from({ length: 22 }, (_, index) => `w${index}`).join(' ');
    const text = `before it f.brand=Gr%C3%BCnwerk a b c d apple ${words} Gr%C3%BCnwerk after`;
    expect(withoutMarks(cut(text, 'apple'))).toBe(`… ${text.slice(10, -6)} …`);
  });

  it('is undefined without a match', () => {
    expect(cut('one two', 'three')).toBeUndefined();
    expect(cut('', 'three')).toBeUndefined();
  });
});
