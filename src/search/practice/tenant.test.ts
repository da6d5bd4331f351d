import { beforeEach, describe, expect, it } from 'vitest';
import { tutorialSchema } from '../../test/support/practice-content';
import {
  bulk,
  expectError,
  resultOf,
  ids,
  newTenant,
  remove,
  schema,
  send,
  state,
  update,
} from '../../test/api/tenant-calls';
import type { Suggestion } from '../protocol/types';

beforeEach(newTenant);

describe('the schema call', () => {
  it('makes a search app that can be searched', async () => {
    expect(await schema()).toEqual({ status: 200, headers: {}, body: {} });
    expect((await resultOf('q=*')).total).toBe(0);
  });

  it('decides which fields are shown, searched, counted, sorted, and suggested', async () => {
    await schema({
      fields: [
        { code: 'title', dataType: 'string', display: true },
        { code: 'hidden', dataType: 'string', suggest: true },
        { code: 'off', dataType: 'string', searchMode: 'off', display: true, facet: true },
        { code: 'price', dataType: 'double', searchMode: 'off', facet: true, sort: true },
        { code: 'fair', dataType: 'boolean', facet: true },
      ],
    });
    await bulk([
      update('a', { title: 'Drill', hidden: 'masonry', off: 'unseen', price: 2, fair: true }),
      update('b', { title: 'Saw', hidden: 'timber', off: 'unseen', price: 1, fair: false }),
    ]);
    const all = await resultOf('q=*&sort=price');
    expect(all.documents.map(({ id, document }) => [id, document])).toEqual([
      ['b', { title: 'Saw', off: 'unseen' }],
      ['a', { title: 'Drill', off: 'unseen' }],
    ]);
    expect(all.facets?.map(({ id, type }) => [id, type])).toEqual([
      ['off', 'multiSelect'],
      ['price', 'slider'],
      ['fair', 'multiSelect'],
    ]);
    expect(await ids('q=masonry')).toEqual(['a']);
    expect(await ids('q=unseen')).toEqual([]);
    expect(await ids('f.price.range=1.5,3')).toEqual(['a']);
    expect(await ids('f.fair=false')).toEqual(['b']);
    expect((await resultOf('sort=pricedesc')).documents[0]?.id).toBe('a');
    const { body } = await send('GET', '/api/v1/search/suggest/demo/products?q=tim');
    expect((body as Suggestion[]).map(({ suggest }) => suggest)).toEqual(['timber']);
  });

  it('orders dates from the newest by the name of the field, as the sample shop does', async () => {
    await schema({ fields: [{ code: 'updated', dataType: 'date', sort: true, display: true }] });
    const days = { a: '2025-01-02', b: '2025-03-01', c: '2025-02-01' };
    await bulk(Object.entries(days).map(([id, updated]) => update(id, { updated })));
    const order = async (sort: string) =>
      (await resultOf(`q=*&sort=${sort}`)).documents.map(({ id }) => id);
    expect(await order('updated')).toEqual(['b', 'c', 'a']);
    expect(await order('updatedasc')).toEqual(['a', 'c', 'b']);
  });

  it('suggests only values of documents that pass the filters', async () => {
    await schema({
      fields: [
        { code: 'title', dataType: 'string', suggest: true },
        { code: 'brand', dataType: 'string', facet: true },
        { code: 'price', dataType: 'double', facet: true },
      ],
    });
    await bulk([
      update('a', { title: 'Claw hammer', brand: 'Halden', price: 20 }),
      update('b', { title: 'Club hammer', brand: 'BoltWerk', price: 30 }),
      update('c', { title: 'Mallet hammer', brand: 'Halden', price: 40 }),
    ]);
    const proposalsFor = async (filters: string) => {
      const path = `/api/v1/search/suggest/demo/products?q=ham${filters}&page=x`;
      const { status, body } = await send('GET', path);
      expect(status).toBe(200);
      return (body as Suggestion[]).map(({ suggest }) => suggest).sort();
    };
    expect(await proposalsFor('')).toEqual(['Claw hammer', 'Club hammer', 'Mallet hammer']);
    expect(await proposalsFor('&f.brand=Halden')).toEqual(['Claw hammer', 'Mallet hammer']);
    expect(await proposalsFor('&f.brand=Halden&f.price.range=min,30')).toEqual(['Claw hammer']);
    expect(await proposalsFor('&f.brand=None')).toEqual([]);
  });

  it('replaces the schema; documents stay as they were indexed', async () => {
    await schema({ fields: [{ code: 'title', dataType: 'string', display: true }] });
    await bulk([update('a', { title: 'Drill', brand: 'Halden' })]);
    await schema({
      fields: [
        { code: 'title', dataType: 'string', display: true },
        { code: 'brand', dataType: 'string', display: true },
      ],
    });
    expect((await resultOf('q=*')).documents[0]?.document).toEqual({ title: 'Drill' });
    expect(await ids('q=halden')).toEqual([]);
    await bulk([update('a', { title: 'Drill', brand: 'Halden' })]);
    expect(await ids('q=halden')).toEqual(['a']);
    await schema({ fields: [{ code: 'brand', dataType: 'string', display: true }] });
    expect((await resultOf('q=*')).documents[0]?.document).toEqual({ brand: 'Halden' });
    expect(await ids('q=drill')).toEqual([]);
  });

  it.each<[body: unknown, status: number, message: RegExp]>([
    ['{', 400, /not JSON/],
    [[], 400, /object is expected/],
    [
      { fields: [{ code: 'a', dataType: 'text' }] },
      400,
      /fields\[0\]\.dataType: "text" is not one of/,
    ],
    [{ fields: [{ code: 'a', dataType: 'string', wieght: 2 }] }, 400, /wieght/],
    [{ fields: [{ code: 'a', dataType: 'string', searchMode: 'fuzzy' }] }, 501, /"fuzzy"/],
    [{ fields: [{ code: 'a', dataType: 'string', searchMode: 'exact' }] }, 501, /"exact"/],
    [{ fields: [{ code: 'a', dataType: 'string', searchMode: 'custom' }] }, 501, /"custom"/],
    [{ fields: [{ code: 'a', dataType: 'string', semantic: true }] }, 501, /semantic/],
    [{ fields: [{ code: 'a', dataType: 'string', navigation: true }] }, 501, /navigation/],
    [{ fields: [{ code: 'attributes', dataType: 'attributes' }] }, 501, /reserved keys/],
    [
      {
        fields: [
          { code: 'a', dataType: 'raw' },
          { code: 'a', dataType: 'raw' },
        ],
      },
      501,
      /second field "a" is not supported by the practice tenant/,
    ],
  ])('refuses %j', async (body, status, message) => {
    const before = await state();
    await expectError(schema(body), status, message);
    expect(await state()).toBe(before);
  });

  it('needs the content type of JSON', async () => {
    const sent = send('PUT', '/api/v1/searchapp/schema/demo/products', {
      body: tutorialSchema(),
      token: 'practice-admin',
      headers: { 'content-type': 'text/plain' },
    });
    await expectError(sent, 400, /Content-Type must be application\/json/);
  });
});

describe('the bulk call', () => {
  beforeEach(() => schema());

  it('feeds the ten products of the tutorial, which are found as described', async () => {
    expect(await bulk()).toEqual({ status: 200, headers: {}, body: {} });
    expect((await resultOf('q=*')).total).toBe(10);
    expect(await ids('q=drill')).toEqual(['p-1001', 'p-1002']);
    expect(await ids('q=drill&f.brand=BoltWerk')).toEqual(['p-1001']);
    const brand = (await resultOf('q=drill&rows=0&result.displayFacets=brand')).facets?.find(
      ({ id }) => id === 'brand',
    );
    expect(brand?.values?.map(({ value }) => value).sort()).toEqual(['BoltWerk', 'Halden']);
    const { body } = await send('GET', '/api/v1/search/suggest/demo/products?q=dri');
    expect((body as Suggestion[])[0]?.suggest).toMatch(/drill/i);
  });

  it('works in the order sent, replaces complete documents, and deletes', async () => {
    await bulk([update('a', { title: 'One', brand: 'Halden' }), update('b', { title: 'Two' })]);
    await bulk([update('a', { title: 'Other' })]);
    const [a] = (await resultOf('q=other')).documents;
    expect(a?.document).toEqual({ title: 'Other' });
    await bulk([
      update('c', { title: 'Gone' }),
      remove('c'),
      remove('b'),
      update('b', { title: 'Back' }),
    ]);
    expect(await ids()).toEqual(['a', 'b']);
    await bulk([{ header: { id: 'a', action: 'delete' } }, remove('never-there')]);
    expect(await ids()).toEqual(['b']);
  });

  it('stores fields that the schema does not have, for a full feed to index', async () => {
    await bulk([update('a', { title: 'One', maker: 'Lumen', __proto__: null })]);
    expect(await ids('q=lumen')).toEqual([]);
  });

  it.each<[body: unknown, status: number, message: RegExp]>([
    ['nothing', 400, /not JSON/],
    [{}, 400, /list is expected/],
    [[{ header: { id: 1, action: 'update' }, payload: {} }], 400, /\[0\]\.header\.id/],
    [[{ header: { id: 'a', action: 'upsert' }, payload: {} }], 400, /"upsert" is not one of/],
    [[{ header: { id: 'a', action: 'update' } }], 400, /payload/],
    [[update('a', { categories: [{ category: [] }] })], 400, /categories\[0\]/],
    [
      [update('a', { price: '9' })],
      501,
      /payload\.price \(id "a"\): "9" in a field of the type double/,
    ],
    [[update('a', { stock: 1.5 })], 501, /type long/],
    [[update('a', { updated: 'soon' })], 501, /type date/],
    [[update('a', { title: null })], 501, /type string/],
  ])('refuses %j as a whole', async (body, status, message) => {
    const before = await state();
    await expectError(bulk(body), status, message);
    if (Array.isArray(body))
      await expectError(bulk([...(body as []), update('z', {})]), status, message);
    expect(await state()).toBe(before);
  });

  it('accepts search documents only', async () => {
    await expectError(bulk([], 'reporting'), 501, /no reporting data/);
    await expectError(
      bulk([], 'other'),
      501,
      /feeding type "other" is not supported by the practice tenant/,
    );
  });
});
