import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageFiles } from '../../test/support/content-files';
import { tutorialProducts, tutorialSchema } from '../../test/support/practice-content';
import { builtShop, practiceServer } from '../../test/support/practice-server';
import { runProgram } from '../../test/support/run-program';
import { readSiteFile } from '../content/files';
import { apiFiles } from './openapi';

const bin = (file: string) => path.resolve('node_modules', file);

const generators = {
  'openapi-typescript': ['openapi-typescript/bin/cli.js', 'qsc.yaml', '--output', 'types.ts'],
  'hey-api': [
    '@hey-api/openapi-ts/bin/run.js',
    ...['--input', 'qsc.yaml', '--output', 'client', '--client', '@hey-api/client-fetch'],
    '--no-log-file',
  ],
} as const;
type Generator = keyof typeof generators;

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
  const at = (file: string) => path.join(folder, file);
  const origin = practiceServer(builtShop());
  const run = (...[script = '', ...args]: readonly string[]) =>
    runProgram([process.execPath, bin(script), ...args], { cwd: folder, timeout: 300_000 });
  /** Messages of the compiler for a module that uses the client. */
  const messagesOf = async (code: string) => {
    fs.writeFileSync(at('use.ts'), code);
    return (await run('@typescript/native/bin/tsc', '--project', '.')).output;
  };

  // Generates it with defaults, as a reader does.
  beforeAll(async () => {
    const [, yaml = ''] = apiFiles('').find(([file]) => file.endsWith('.yaml')) ?? [];
    fs.writeFileSync(at('qsc.yaml'), yaml);
    fs.symlinkSync(bin(''), at('node_modules'), 'junction');
    const compilerOptions = {
      ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', strict: true },
      ...{ noEmit: true, skipLibCheck: true, lib: ['es2022', 'dom'], types: [] },
    };
    fs.writeFileSync(at('tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    const { code, errors } = await run(...generators[generator]);
    expect(code, errors).toBe(0);
  }, 120_000);
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('compiles, with the bodies that the pages show', async () => {
    expect(bodies.length).toBeGreaterThan(10);
    expect(await messagesOf(clients[generator])).toBe('');
  });

  it('does not compile with a value that a call does not accept', async () => {
    const wrong = clients[generator].replace("filterType: 'range'", "filterType: 'between'");
    expect(await messagesOf(wrong)).toContain('between');
  });

  it('feeds and searches, and its filters arrive', async () => {
    fs.writeFileSync(at('use.ts'), clients[generator]);
    const outfile = at('use.mjs');
    await build({ entryPoints: [at('use.ts')], bundle: true, format: 'esm', outfile });
    const { use } = (await import(pathToFileURL(outfile).href)) as Use;
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
