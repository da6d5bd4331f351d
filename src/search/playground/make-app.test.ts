import { expect, it } from 'vitest';
import { schemaOf } from './make-app';

const bulk = (...payloads: object[]) =>
  JSON.stringify(payloads.map((payload, id) => ({ header: { id, action: 'update' }, payload })));
const fieldsOf = (body: string) =>
  (JSON.parse(schemaOf(body) ?? '{}') as { fields?: { code: string }[] }).fields;

it('has a field for each key, with the type of its values', () => {
  const body = bulk(
    { title: 'One', price: 9.5, pages: 10, isNew: true, tags: ['a', 'b'] },
    { title: 'Two', price: 12, pages: 20, isNew: false, tags: ['a'] },
  );
  expect(fieldsOf(body)).toEqual([
    { code: 'title', dataType: 'string', display: true, facet: false, sort: false },
    { code: 'price', dataType: 'double', display: true, facet: true, sort: true },
    { code: 'pages', dataType: 'long', display: true, facet: true, sort: true },
    { code: 'isNew', dataType: 'boolean', display: true, facet: false, sort: false },
    { code: 'tags', dataType: 'string', display: true, facet: true, sort: false },
  ]);
});

it('leaves out objects, mixed values, and reserved keys', () => {
  const body = bulk(
    { title: 'One', size: { width: 1 }, code: 1, attributes: [], categories: [] },
    { title: 'Two', code: 'x' },
  );
  expect(fieldsOf(body)?.map(({ code }) => code)).toEqual(['title']);
});

it.each([
  '',
  'no JSON',
  '{}',
  '[]',
  '[{}]',
  '[{"header":{"id":"1","action":"delete"}}]',
  '[1]',
  '[null]',
  '[{"payload":"text"}]',
  '[{"payload":[1]}]',
])('is undefined for %j', (body) => expect(schemaOf(body)).toBeUndefined());
