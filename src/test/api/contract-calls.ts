import { isObject, type JsonObject } from '../../lib/values/json-object';
import type { SentCall } from '../../search/practice/api-call';
import { clientHeaders } from '../../search/practice/tokens';
import { sampleOf, tutorialProducts, tutorialSchema } from '../support/practice-content';

/** A body without values that differ between calls: times and ids become their types, addresses their paths. */
export function comparable(body: unknown): unknown {
  if (!isObject(body) || !isObject(body['request'])) return body;
  const { time, currentTime, requestId, request, result, ...rest } = body;
  const { url, ...echo } = request as JsonObject;
  const results = Object.entries(result as Record<string, JsonObject>).map(([key, set]) => [
    key,
    { ...set, time: typeof set['time'] },
  ]);
  const types = [typeof time, typeof currentTime, typeof requestId];
  return { ...rest, echo, results, types, path: String(url).replace(/^.*?(?=\/api\/)/, '') };
}

/** The response of a server to a call with its token. */
export async function responseOf(
  origin: string,
  { method, path, query, body }: SentCall,
): Promise<{ status: number; body: unknown }> {
  const address = `${origin}${path}${query && `?${query}`}`;
  const response = await fetch(address, { method, headers: clientHeaders({ path, body }), body });
  return { status: response.status, body: (await response.json()) as unknown };
}

const products = '/api/v1/search/demo/products';
const data = (call: string) => `/api/v1/data/${call}/demo/products`;
export const call = (method: string, address: string, body?: unknown): SentCall => {
  const [path = '', query = ''] = address.split('?', 2);
  return {
    method,
    path,
    query,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
};
export const get = (query: string) => call('GET', `${products}?${query}`);
const bulk = (body: unknown) => call('POST', data('bulk/qsc'), body);
const schema = (body: unknown) => call('PUT', '/api/v1/searchapp/schema/demo/products', body);
const semantic = { fields: [{ code: 'a', dataType: 'string', semantic: true }] };
const sorted = { q: 'saw', sort: { field: 'price', direction: 'desc' } };
const update = (id: string, payload: object) => ({ header: { id, action: 'update' }, payload });

/** Calls for an empty practice tenant, sent in this order, with the status of each response. */
export const contractCalls: readonly [name: string, call: SentCall, status: number][] = [
  ['a search of an empty tenant', get('q=*'), 404],
  ['documents before a schema', bulk([]), 404],
  ['a schema', schema(tutorialSchema()), 200],
  ['the same schema again', schema(tutorialSchema()), 200],
  ['a search without documents', get('q=*'), 200],
  ['ten products', bulk(tutorialProducts()), 200],
  ['all documents', get('q=*&rows=50'), 200],
  ['a query', get('q=drill'), 200],
  ['a misspelled query', get('q=dril+mesonry'), 200],
  ['a misspelled query without correction', get('q=screwdrver&ctrl=spellcheckDisabled'), 200],
  ['a filter', get('q=drill&f.brand=BoltWerk&result.displayFields=title,brand,price'), 200],
  ['a range', get('f.price.range=10,20&sort=price'), 200],
  ['a date', get('f.updated.daterange=2025-02-01,2025-03-31'), 200],
  ['facets alone', get('rows=0&result.displayFacets=brand'), 200],
  ['tokens', get('nextPageToken=init&rows=3'), 200],
  ['trace', get('q=hammer&ctrl=trace'), 200],
  ['a body', call('POST', products, sorted), 200],
  ['a body that is not JSON', call('POST', products, '{'), 400],
  ['a parameter twice', get('q=a&q=b'), 400],
  ['explain', get('explain=true'), 501],
  ['suggestions', call('GET', '/api/v1/search/suggest/demo/products?q=dri'), 200],
  [
    'an update and a delete',
    bulk(JSON.parse(sampleOf('admin/feeding/feeding-api-integration.mdx', 'batch.json'))),
    200,
  ],
  ['a delete', bulk([{ header: { id: 'p-1001', action: 'delete' } }]), 200],
  ['a query after the delete', get('q=drill'), 200],
  ['a wrong type', bulk([update('x', { price: 'cheap' })]), 501],
  ['a wrong document', bulk([{ header: { id: 'x' } }]), 400],
  ['an end without a start', call('POST', data('fullfeed/end')), 501],
  ['a start', call('POST', data('fullfeed/start')), 200],
  ['a second start', call('POST', data('fullfeed/start')), 501],
  ['a document of a full feed', bulk([update('n', { title: 'New drill' })]), 200],
  ['both sets', get('q=*&rows=50'), 200],
  ['the end of the full feed', call('POST', data('fullfeed/end')), 200],
  ['the new set', get('q=*'), 200],
  ['another start', call('POST', data('fullfeed/start')), 200],
  ['a cancel', call('POST', data('fullfeed/cancel')), 200],
  ['the set before the cancel', get('q=*'), 200],
  ['a schema with an unsupported flag', schema(semantic), 501],
  ['another tenant', call('POST', '/api/v1/data/bulk/qsc/acme/products', []), 403],
  ['an undocumented call', call('POST', '/api/v1/job/demo/products'), 501],
  ['a documented call that does not run here', call('GET', '/api/v1/monitoring/check/demo/x'), 501],
  ['a wrong method', call('GET', data('fullfeed/start')), 405],
  ['an unknown path', call('GET', '/elsewhere'), 404],
];
