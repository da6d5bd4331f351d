import { describe, expect, it } from 'vitest';
import { decodeRequest } from '../../../search/protocol/query-string';
import { testEngine } from '../../../test/support/test-engine';
import { testShop, testShopDefinition } from '../../../test/support/test-shop';
import { reasonLines } from './reasons';

const { engine } = testEngine(testShopDefinition, testShop);
const linesOf = async (q: string) =>
  (await engine.explain(decodeRequest(`q=${q}`))).hits.map(reasonLines);

describe('the reasons of a hit', () => {
  it.each(['drill', 'cordless drill', 'green power tool case', 'dril', 'flashlight', 'gog'])(
    'of "%s" are one to four different sentences without numbers',
    async (q) => {
      for (const lines of await linesOf(q)) {
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.length).toBeLessThanOrEqual(4);
        expect(new Set(lines).size).toBe(lines.length);
        for (const line of lines) expect(line).toMatch(/^[“A-Z][^\d]*\.$/);
      }
    },
  );

  it.each([
    ['drill', '“drill” is in the field'],
    ['drills', '“drill”, another form of “drills”, is in the field'],
    ['flashlight', '“torch”, a synonym of “flashlight”, is in the field'],
    ['gog', '“goggles”, which begins with “gog”, is in the field'],
    ['filterbag', '“filter”, a part of “filterbag”, is in the field'],
  ])('of "%s" explain how the word matched', async (q, sentence) => {
    const [first = []] = await linesOf(q);
    expect(first.some((line) => line.startsWith(sentence))).toBe(true);
  });

  it('of a query that matches every document are none', async () => {
    expect((await linesOf('*')).flat()).toEqual([]);
  });

  it('begin with the title when it equals the query, and mention it once', async () => {
    const [hit] = (await engine.explain(decodeRequest('q=*'))).hits;
    const [first = []] = await linesOf(hit?.title ?? '');
    expect(first[0]).toBe('The title is the query, so the hit comes before all others.');
    expect(first.filter((line) => line.startsWith('The title'))).toHaveLength(1);
  });
});
