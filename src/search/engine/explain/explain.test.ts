import { expect, it } from 'vitest';
import type { Reason } from '../../protocol/explanation';
import { decodeRequest } from '../../protocol/query-string';
import { testEngine } from '../../../test/support/test-engine';
import { testShop, testShopDefinition } from '../../../test/support/test-shop';

const { engine, result } = testEngine(testShopDefinition, testShop);
const explain = (query: string) => engine.explain(decodeRequest(query));
const termsOf = (reasons: readonly Reason[] = []) =>
  reasons.flatMap((reason) =>
    'term' in reason ? [[reason.kind, reason.word, reason.term, reason.fields[0]]] : [],
  );

it.each(['drill', 'cordless dril', 'torch', 'power tool', 'filter bags', 'saf', 'flashlight case'])(
  'the reasons of the hits of "%s" add up to their scores, the strongest first',
  async (q) => {
    const { hits } = await explain(`q=${q}`);
    const { documents } = await result(`q=${q}&ctrl=trace`);
    expect(hits.map(({ id }) => id)).toEqual(documents.map(({ id }) => id));
    expect(hits.length).toBeGreaterThan(0);
    for (const [index, { reasons, score }] of hits.entries()) {
      expect(documents[index]?.document['_score']).toBeCloseTo(score, 2);
      expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 9);
      const strengths = reasons.map(({ points }) => Math.abs(points));
      expect(strengths).toEqual([...strengths].sort((a, b) => b - a));
    }
  },
);

it('names the kind of each match', async () => {
  const kinds = async (q: string) => termsOf((await explain(`q=${q}`)).hits[0]?.reasons);
  expect(await kinds('drills')).toContainEqual(['form', 'drills', 'drill', 'title']);
  expect(await kinds('flashlight')).toContainEqual(['synonym', 'flashlight', 'torch', 'title']);
  expect(await kinds('gog')).toContainEqual(['start', 'gog', 'goggles', 'title']);
  expect(await kinds('construct or')).toContainEqual([
    'joined',
    'construct',
    'constructor',
    'description',
  ]);
  expect(await kinds('filterbag')).toContainEqual(['part', 'filterbag', 'filter', 'title']);
});

it('names the sort', async () => {
  expect((await explain('q=drill&sort=price')).sort).toBe('Price');
  expect(await explain('q=drill')).not.toHaveProperty('sort');
});
