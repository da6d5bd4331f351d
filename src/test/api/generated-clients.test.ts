import fs from 'node:fs';
import os from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteFile } from '../../node/source/files';
import { pageFiles } from '../support/content-files';
import { generateClient, type GeneratedClient, type Generator } from './generated-client';
import { tutorialProducts, tutorialSchema } from '../support/practice-content';
import { builtShop, practiceServer } from '../support/practice-server';

/** Bodies of searches on pages, except those that show an error. */
const bodies = pageFiles('content/docs', 'content/blog').flatMap((file) =>
  [
    ...(readSiteFile(file) ?? '').matchAll(
      /<SearchExample\b([^>]*)>\s*```json\n([\s\S]*?)```\s*<\/SearchExample>/g,
    ),
  ]
    .filter(([, attributes = '']) => !attributes.includes('status='))
    .map(([, , json = '']) => json),
);

/** The steps of the first tutorial, then searches of their documents. */
interface Use {
  use: (address: string) => Promise<Record<string, unknown> & { highest: number[] }>;
}

const constants = (names: { schema: string; documents: string; body: string }) => `
const schema: ${names.schema} = ${tutorialSchema()};
const documents: ${names.documents} = ${tutorialProducts()};
export const bodies: ${names.body}[] = [${bodies.join(',\n')}];
const app = { tenant: 'demo', index: 'products' };
const feeding = { tenant: 'demo', code: 'products' };
const range = { id: 'price', filterType: 'range', minValue: 50 } as const;
`;

/** Code that both clients share. */
const results = `
  const highest = await found({ q: '*', sort: 'price', rows: 3, ctrl: ['facetDisabled', 'noCache'] });
  return {
    statuses: [put.response?.status, sent.response?.status],
    all: (await found({ q: '*' }))?.total,
    filtered: (await found({ q: '*', filters: { 'f.brand': 'BoltWerk' } }))?.total,
    several: (await found({ q: '*', filters: { 'f.brand.or[]': 'BoltWerk,Halden' } }))?.total,
    posted: posted.data?.result['products']?.total,
    highest: highest?.documents.map(({ document }) => Number(document['price'])),
    suggested: suggested.data?.length,
    message: error?.errorMessage,
  };
`;

const clients: Record<Generator, string> = {
  'openapi-typescript': `
import createClient from 'openapi-fetch';
import type { components, paths } from './types';
${constants({
  schema: "components['schemas']['FieldSchema']",
  documents: "components['schemas']['FeedingDocuments']",
  body: "components['schemas']['SearchBody']",
})}
export async function use(baseUrl: string) {
  const client = createClient<paths>({
    baseUrl,
    querySerializer: { object: { style: 'form', explode: true } },
  });
  const token = (value: string) => ({ 'X-QSC-Token': value });
  const put = await client.PUT('/api/v1/searchapp/schema/{tenant}/{code}', {
    params: { path: feeding }, headers: token('practice-admin'), body: schema,
  });
  const sent = await client.POST('/api/v1/data/bulk/{feedingType}/{tenant}/{code}', {
    params: { path: { ...feeding, feedingType: 'qsc' } }, headers: token('practice-feeding'), body: documents,
  });
  const found = async (query: NonNullable<paths['/api/v1/search/{tenant}/{index}']['get']['parameters']['query']>) => {
    const { data } = await client.GET('/api/v1/search/{tenant}/{index}', { params: { path: app, query } });
    return data?.result['products'];
  };
  const posted = await client.POST('/api/v1/search/{tenant}/{index}', {
    params: { path: app }, body: { q: '*', searchFilters: [range] },
  });
  const suggested = await client.GET('/api/v1/search/suggest/{tenant}/{index}', {
    params: { path: app, query: { q: 'dri' } },
  });
  const { error } = await client.GET('/api/v1/search/{tenant}/{index}', {
    params: { path: { ...app, index: 'unknown' }, query: {} },
  });
${results}}`,
  'hey-api': `
import { bulk, schemaPut, searchGet, searchPost, suggest } from './client';
import type { FeedingDocuments, FieldSchema, SearchBody, SearchGetData } from './client';
import { client } from './client/client.gen';
${constants({ schema: 'FieldSchema', documents: 'FeedingDocuments', body: 'SearchBody' })}
export async function use(baseUrl: string) {
  client.setConfig({ baseUrl });
  const put = await schemaPut({ path: feeding, body: schema, auth: 'practice-admin' });
  const sent = await bulk({ path: { ...feeding, feedingType: 'qsc' }, body: documents, auth: 'practice-feeding' });
  const found = async (query: SearchGetData['query']) =>
    (await searchGet({ path: app, query })).data?.result['products'];
  const posted = await searchPost({ path: app, body: { q: '*', searchFilters: [range] } });
  const suggested = await suggest({ path: app, query: { q: 'dri' } });
  const { error } = await searchGet({ path: { ...app, index: 'unknown' } });
${results}}`,
};

const products = (
  JSON.parse(tutorialProducts()) as { payload: { brand: string; price: number } }[]
).map(({ payload }) => payload);
const of = (...brands: string[]) => products.filter(({ brand }) => brands.includes(brand));

describe.each(Object.keys(clients) as Generator[])('a client that %s generates', (generator) => {
  const folder = fs.mkdtempSync(`${os.tmpdir()}/client-`);
  const origin = practiceServer(builtShop());
  let client: GeneratedClient;

  beforeAll(async () => {
    client = await generateClient(generator, folder);
  }, 120_000);
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('compiles, with the bodies that the pages show', async () => {
    expect(bodies.length).toBeGreaterThan(10);
    expect(await client.messages(clients[generator])).toBe('');
  });

  it('does not compile with a value that a call does not accept', async () => {
    const wrong = clients[generator].replace("filterType: 'range'", "filterType: 'between'");
    expect(await client.messages(wrong)).toContain('between');
  });

  it('feeds and searches, and its filters arrive', async () => {
    const { use } = await client.load<Use>(clients[generator]);
    const result = await use(origin());
    expect(result).toEqual({
      statuses: [200, 200],
      all: products.length,
      filtered: of('BoltWerk').length,
      several: of('BoltWerk', 'Halden').length,
      posted: products.filter(({ price }) => price >= 50).length,
      highest: expect.any(Array) as number[],
      suggested: 2,
      message: 'The tenant "demo" has no index "unknown".',
    });
    expect(result.highest).toEqual([...result.highest].sort((a, b) => a - b));
  });
});
