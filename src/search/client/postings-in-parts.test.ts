import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen, type Listening } from '../../test/support/listen';
import { handbook, handbookDefinition } from '../../test/samples/handbook';
import { serveHandbook, type ServedHandbook } from '../../test/api/served-handbook';
import { testEngine } from '../../test/support/test-engine';
import { withEngine } from './search-data';

let data: ServedHandbook;
let server: Listening;
let requested: string[];
let status: number | undefined;
let isOffline: boolean;

// Loaded data is cached by address, and ports are reused, so each test has another folder.
beforeEach(async () => {
  data = await serveHandbook({ maxInline: 0, part: 100 });
  requested = [];
  status = undefined;
  isOffline = false;
  server = await listen(({ url = '', socket }, response) => {
    if (isOffline) return void socket.destroy();
    const name = url.replace(`/${folder()}/`, '');
    requested.push(name.split(/[-/]/)[0] ?? '');
    const file = path.join(data.folder, name);
    const isPart = name.startsWith('parts/');
    if (!fs.existsSync(file) || (isPart && status !== undefined))
      response
        .writeHead(isPart ? (status ?? 404) : 404, { 'Content-Type': 'text/html' })
        .end('<p>');
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(fs.readFileSync(file));
  });
});
afterEach(async () => {
  await server.close();
  await data.close();
});

const folder = () => path.relative(os.tmpdir(), data.folder);
const source = () => ({ base: `${server.origin}/${folder()}` });
const search = async (q: string) =>
  (await withEngine(source(), (engine) => engine.search({ q }))).result['handbook'];
const parts = () => requested.filter((name) => name === 'parts').length;
const allParts = () => fs.readdirSync(path.join(data.folder, 'parts')).length;

describe('postings in parts', () => {
  it('are loaded for the words of the query only, each part once', async () => {
    expect((await search('ranges'))?.total).toBe(1);
    const first = parts();
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(allParts());
    await search('ranges');
    expect(parts()).toBe(first);
  });

  it.each(['ranges', 'f.brand', '"old documents"', 'rnge fliters', 'pag', 'how do I page'])(
    'yield the response of an index in one piece: %s',
    async (q) => {
      const { engine } = testEngine(handbookDefinition, handbook);
      const expected = (await engine.search({ q })).result['handbook'];
      expect({ ...(await search(q)), time: 0 }).toEqual({ ...expected, time: 0 });
    },
  );

  it('make the search fail if the server rejects them, and the next search works', async () => {
    await search('*');
    status = 503;
    await expect(search('ranges')).rejects.toMatchObject({ failure: 'status', status: 503 });
    status = undefined;
    expect((await search('ranges'))?.total).toBe(1);
  });

  it('make the search fail without a new index if the server is unreachable, and the next search works', async () => {
    await search('*');
    const before = requested.length;
    isOffline = true;
    await expect(search('ranges')).rejects.toMatchObject({ failure: 'network' });
    isOffline = false;
    expect((await search('ranges'))?.total).toBe(1);
    expect(requested.slice(before)).not.toContain('manifest.json');
  });

  it('are replaced by the parts of a new build without an error', async () => {
    await search('*');
    const { folder } = data;
    const newer = await serveHandbook({ maxInline: 0, part: 300 });
    fs.rmSync(folder, { recursive: true });
    fs.cpSync(newer.folder, folder, { recursive: true });
    await newer.close();
    requested = [];
    expect((await search('ranges'))?.total).toBe(1);
    expect(requested).toContain('manifest.json');
    expect(requested).toContain('index');
  });
});
