import { expect, it } from 'vitest';
import type { ScorePart } from '../../protocol/explanation';
import { decodeRequest } from '../../protocol/query-string';
import { testEngine } from '../../../test/test-engine';
import { testShop, testShopDefinition } from '../../../test/test-shop';

const { engine, result } = testEngine(testShopDefinition, testShop);
const explain = (query: string) => engine.explain(decodeRequest(query));
const termsOf = (parts: readonly ScorePart[] = []) =>
  parts.flatMap((part) => ('term' in part ? [[part.kind, part.word, part.term, part.field]] : []));

it.each(['drill', 'cordless dril', 'torch', 'power tool', 'filter bags', 'saf', 'flashlight case'])(
  'the parts of the hits of "%s" add up to their scores, and each is the product of its numbers',
  async (q) => {
    const { hits } = await explain(`q=${q}`);
    const { documents } = await result(`q=${q}&ctrl=trace`);
    expect(hits.map(({ id, score }) => [id, score.toFixed(2)])).toEqual(
      documents.map(({ id, document }) => [id, Number(document['_score']).toFixed(2)]),
    );
    expect(hits.length).toBeGreaterThan(0);
    for (const { parts, score } of hits) {
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 9);
      for (const part of parts)
        if ('frequency' in part)
          expect(part.weight * part.rarity * part.frequency * part.factor).toBeCloseTo(
            part.points,
            9,
          );
    }
  },
);

it('the kind of each match is named', async () => {
  const kinds = async (q: string) => termsOf((await explain(`q=${q}`)).hits[0]?.parts);
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

it('a query says what was made of it', async () => {
  const { query, sort } = await explain('q=the dril with battereis&f.color=green&sort=price');
  const notes = Object.fromEntries(query.map((step) => [step.kind, step.notes]));
  expect(notes['spelling']).toHaveLength(1);
  expect(notes['words']).toContain('the carries no meaning, left out');
  expect(notes['filters']).toEqual(['f.color=green']);
  expect(sort).toBe('Price');
});

it('other weights make another order, and leave the engine as it is', async () => {
  const before = await explain('q=drill');
  const heavy = engine.withWeights({ description: 50, title: 0 });
  const after = await heavy.explain(decodeRequest('q=drill'));
  expect(after.weights).toMatchObject({ description: 50, title: 0, brand: 3 });
  expect(after.hits.map(({ score }) => score)).not.toEqual(before.hits.map(({ score }) => score));
  expect(
    after.hits.every(({ parts }) => parts.every(({ points }) => Number.isFinite(points))),
  ).toBe(true);
  expect(await explain('q=drill')).toEqual(before);
});
