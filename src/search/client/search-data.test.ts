import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen, type Listening } from '../../test/support/listen';
import { serveHandbook, type ServedHandbook } from '../../test/api/served-handbook';
import { SearchError } from './client';
import type { SearchManifest } from '../engine/index/manifest';
import { loadSuggest, withEngine } from './search-data';

interface Fault {
  status?: number;
  type?: string;
  body?: (text: string) => string;
}

let data: ServedHandbook;
let server: Listening;
/** Faults by the start of a file's name. */
let faults: Record<string, Fault>;

// Each test has a port of its own, since loaded data is cached by address.
beforeEach(async () => {
  data = await serveHandbook();
  faults = {};
  server = await listen(({ url = '' }, response) => {
    const name = url.replace('/search-data/', '');
    const fault = Object.entries(faults).find(([start]) => name.startsWith(start))?.[1] ?? {};
    const text = fs.readFileSync(path.join(data.folder, name), 'utf8');
    response
      .writeHead(fault.status ?? 200, { 'Content-Type': fault.type ?? 'application/json' })
      .end(fault.body?.(text) ?? text);
  });
});
afterEach(async () => {
  await server.close();
  await data.close();
});

const location = () => ({ base: `${server.origin}/search-data` });
const search = async (q: string) =>
  (await withEngine(location(), (engine) => engine.search({ q }))).result['handbook'];
const suggest = async (text: string) => (await loadSuggest(location()))(text);

const damages: [name: string, fault: Fault, expected: object][] = [
  [
    'missing',
    { status: 404, type: 'text/html', body: () => '<h1>404' },
    { failure: 'status', status: 404 },
  ],
  ['cut', { body: (text) => text.slice(0, text.length / 2) }, { failure: 'format' }],
  ['empty', { body: () => '' }, { failure: 'format' }],
  ['of the wrong type', { type: 'text/html' }, { failure: 'format' }],
  ['something else', { body: () => '{"a":1}' }, { failure: 'format' }],
  ['nothing', { body: () => 'null' }, { failure: 'format' }],
];

describe.each(damages)('search data that is %s', (_, fault, expected) => {
  it.each([
    ['manifest', 'the list', search],
    ['index', 'the index', search],
    ['manifest', 'the list', suggest],
    ['suggest', 'the suggestions', suggest],
  ])('in %s (%s) is reported, and the search works once it is repaired', async (file, __, send) => {
    faults[file] = fault;
    const error = await send('ranges').then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(SearchError);
    expect(error).toMatchObject(expected);
    faults = {};
    await expect(send('range')).resolves.toBeDefined();
    expect((await suggest('range')).map((entry) => entry.suggest)[0]).toBe('Range filters');
    expect((await search('ranges'))?.total).toBe(1);
  });

  it('in the texts of documents removes only excerpts until it is repaired', async () => {
    faults['text/'] = fault;
    expect((await search('brackets'))?.documents[0]?.document).toMatchObject({ title: 'Filters' });
    expect((await search('"old documents"'))?.total).toBe(0);
    faults = {};
    expect((await search('brackets'))?.documents[0]?.document).toHaveProperty(['highlight.text']);
    expect((await search('"old documents"'))?.total).toBe(1);
  });
});

describe('search data', () => {
  it('is loaded once', async () => {
    await search('ranges');
    await suggest('range');
    faults = { manifest: { status: 500 }, index: { status: 500 }, suggest: { status: 500 } };
    expect((await search('paging'))?.total).toBe(1);
    expect((await suggest('paging')).length).toBe(1);
  });

  it('of a newer build is loaded after the files of the older build are deleted', async () => {
    await suggest('range');
    const file = path.join(data.folder, 'manifest.json');
    const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as SearchManifest;
    faults['index'] = { status: 404 };
    await expect(search('ranges')).rejects.toMatchObject({ status: 404 });
    fs.copyFileSync(path.join(data.folder, manifest.index), path.join(data.folder, 'newer.json'));
    fs.writeFileSync(file, JSON.stringify({ ...manifest, index: 'newer.json' }));
    expect((await search('ranges'))?.total).toBe(1);
  });
});
