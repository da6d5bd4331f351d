import { describe, expect, it } from 'vitest';
import { testShop, testShopDefinition } from '../../../test/support/test-shop';
import { testEngine } from '../../../test/support/test-engine';
import { decodeRequest } from '../../protocol/query-string';

const { ids, result } = testEngine(testShopDefinition, testShop);

async function facet(id: string, query = '') {
  const { facets = [] } = await result(query);
  return facets.find((entry) => entry.id === id);
}

/** `value count` of each value, selected ones with a star. */
async function counts(id: string, query = '') {
  const values = (await facet(id, query))?.values ?? [];
  return values.map(({ value, count, selected }) => `${value} ${count}${selected ? '*' : ''}`);
}

describe('facets', () => {
  it('count values, most frequent first, at most the configured number', async () => {
    expect(await facet('brand')).toEqual({
      id: 'brand',
      name: 'Brand',
      type: 'select',
      filterName: 'f.brand',
      count: 3,
      resultCount: 9,
      values: [
        { value: 'BoltWerk', count: 3, filter: 'f.brand=BoltWerk' },
        { value: 'Brandt & Rowe', count: 3, filter: 'f.brand=Brandt%20%26%20Rowe' },
        { value: 'Halden', count: 3, filter: 'f.brand=Halden' },
      ],
    });
  });

  it('retain a selected value beyond that number', async () => {
    expect(await counts('brand', 'f.brand=Lumen')).toEqual([
      'BoltWerk 3',
      'Brandt & Rowe 3',
      'Halden 3',
      'Lumen 1*',
    ]);
    expect((await facet('brand', 'f.brand=Lumen'))?.selected).toBe(true);
    expect(await facet('brand')).not.toHaveProperty('selected');
  });

  it('contain all values, sorted by key, with loadMoreFacets', async () => {
    expect(await counts('brand', 'ctrl=loadMoreFacets')).toEqual([
      'A+B=C 1',
      'BoltWerk 3',
      'Brandt & Rowe 3',
      'Grünwerk 1',
      'Halden 3',
      'Lumen 1',
    ]);
  });

  it('return filters that match as many documents as their count', async () => {
    const { facets = [] } = await result('ctrl=loadMoreFacets');
    for (const { values = [] } of facets)
      for (const { value, count, filter } of values) {
        expect((await ids(filter)).length, filter).toBe(count);
        const [decoded] = decodeRequest(filter).filters ?? [];
        expect(decoded).toMatchObject({ kind: 'term', values: [String(value)] });
      }
  });

  it('with OR ignore their own filter and apply the others', async () => {
    expect(await counts('color', 'f.color=black')).toEqual([
      'green 5',
      'black 3*',
      'blue 3',
      'brown 1',
      'clear 1',
      'white 1',
    ]);
    expect(await counts('color', 'f.color=black&f.feature=case')).toEqual([
      'green 3',
      'black 2*',
      'blue 2',
    ]);
    expect(await ids('f.color=black&f.color=brown')).toEqual(['drill', 'jigsaw', 'saw', 'mallet']);
  });

  it('with AND include their own filter', async () => {
    expect(await counts('feature')).toEqual(['battery 2', 'case 5', 'guard 2']);
    expect(await counts('feature', 'f.feature=case')).toEqual(['battery 1', 'case 5*', 'guard 1']);
    expect(await ids('f.feature=case&f.feature=guard')).toEqual(['jigsaw']);
    expect(await ids('f.feature.or=battery&f.feature.or=guard')).toEqual([
      'drill',
      'grinder',
      'jigsaw',
      'lamp',
    ]);
  });

  it('exclude values with NOT', async () => {
    expect(await ids('f.color.not=green&f.color.not=black')).not.toContain('drill');
    expect(await counts('color', 'f.color.not[]=green,black')).toEqual([
      'blue 2',
      'brown 1',
      'clear 1',
      'white 1',
    ]);
  });

  it('apply ff filters to the counts of that facet only', async () => {
    expect(await counts('color', 'ff.color=brown')).toEqual(['brown 1']);
    expect(await counts('brand', 'ff.color=brown')).toEqual([
      'BoltWerk 3',
      'Brandt & Rowe 3',
      'Halden 3',
    ]);
    expect((await result('ff.color=brown')).total).toBe(12);
  });

  it('are left out without values, sliders stay', async () => {
    expect(await facet('recalled')).toBeUndefined();
    const { facets, facetCount } = await result('q=xyzzyqwkvv');
    expect(facets).toEqual([
      { id: 'price', name: 'Price', type: 'slider', filterName: 'f.price', count: 0, unit: 'EUR' },
    ]);
    expect(facetCount).toBe(1);
  });

  it('are shown when requested and absent when switched off', async () => {
    expect(await facet('year')).toBeUndefined();
    expect(await counts('year', 'result.displayFacets=year')).toEqual([
      '2025 2',
      '2024 2',
      '2023 1',
    ]);
    expect((await facet('year', 'result.displayFacets=year'))?.values?.[0]?.value).toBe(2025);
    expect(await ids('f.year=2023')).toEqual(['saw']);
    expect(await result('ctrl=facetDisabled')).not.toHaveProperty('facets');
    expect(await result('ctrl=facetDisabled')).not.toHaveProperty('facetCount');
  });
});

describe('slider', () => {
  it('has the lowest and the highest price and the number of documents', async () => {
    expect(await facet('price')).toEqual({
      id: 'price',
      name: 'Price',
      type: 'slider',
      filterName: 'f.price',
      count: 11,
      minRange: 6.5,
      maxRange: 149,
      unit: 'EUR',
    });
  });

  it('ignores its own filter, not those of others', async () => {
    expect(await facet('price', 'f.price.range=20,30&f.brand=Halden')).toMatchObject({
      selected: true,
      count: 3,
      minRange: 6.5,
      maxRange: 149,
      minValue: 20,
      maxValue: 30,
    });
    expect(await ids('f.price.range=20,30')).toEqual(['mallet', 'lamp']);
  });

  it('is stretched to the selected bounds', async () => {
    expect(await facet('price', 'f.price.slider=1,500')).toMatchObject({
      minRange: 1,
      maxRange: 500,
      minValue: 1,
      maxValue: 500,
    });
    const open = await facet('price', 'f.price.range=min,10');
    expect(open).toMatchObject({ minRange: 6.5, maxRange: 149, maxValue: 10 });
    expect(open).not.toHaveProperty('minValue');
  });
});

describe('navigation', () => {
  it('is a tree with counts and filters of whole paths', async () => {
    const tree = await facet('category');
    expect(tree?.values?.map(({ value, count }) => [value, count])).toEqual([
      ['Tools', 6],
      ['Cleaning', 2],
      ['Safety', 2],
      ['Light', 1],
    ]);
    const below = tree?.values?.[0]?.children;
    expect(below).toMatchObject({ id: 'category', filterName: 'f.category', count: 4 });
    expect(below?.values?.map(({ value, count, filter }) => [value, count, filter])).toEqual([
      ['Drills', 2, 'f.category=Tools%20%3E%20Drills'],
      ['Saws', 2, 'f.category=Tools%20%3E%20Saws'],
      ['Grinders', 1, 'f.category=Tools%20%3E%20Grinders'],
      ['Hammers', 1, 'f.category=Tools%20%3E%20Hammers'],
    ]);
    const deepest = below?.values?.[0]?.children?.values?.[0];
    expect(deepest).toMatchObject({ value: 'Cordless', count: 1 });
    expect(deepest).not.toHaveProperty('children');
  });

  it('filters by a path, written as a value or as a tree', async () => {
    for (const query of ['f.category=Tools%20%3E%20Drills', 'f.category.tree=Tools+%3E+Drills']) {
      expect(await ids(query)).toEqual(['drill', 'hammer-drill']);
      const chosen = (await facet('category', query))?.values?.[0]?.children?.values?.[0];
      expect(chosen).toMatchObject({ value: 'Drills', selected: true });
    }
    expect(await ids('f.category=Drills')).toEqual([]);
  });
});
