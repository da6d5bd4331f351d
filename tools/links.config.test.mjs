import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import config from './links.config.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-links-'));
const requests = [];
const server = http.createServer(({ url }, response) => {
  requests.push(url);
  const isReady = requests.filter((each) => each === url).length > 2;
  response.writeHead(url === '/gone' ? 404 : url === '/busy' && !isReady ? 503 : 200).end();
});
// This machine by a name that is not passed over.
const origin = () => `http://0.0.0.0:${server.address().port}`;

beforeAll(async () => {
  await new Promise((resolve) => server.listen(0, '0.0.0.0', resolve));
  const page = (links) => links.map((link) => `<a href="${link}">link</a>`).join('');
  const pages = {
    'index.html': page([`${origin()}/gone`, `${origin()}/well`, '/docs', '/missing']),
    'docs/index.html': page([`${origin()}/busy`, 'https://{host}/console']),
  };
  for (const [file, html] of Object.entries(pages)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), html);
  }
});
afterAll(() => {
  server.close();
  fs.rmSync(folder, { recursive: true });
});

it('finds the link that leads nowhere, with its page, and tries again where a host is busy', async () => {
  const run = spawn(process.execPath, ['tools/check-links.mjs', folder]);
  let text = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (part) => (text += part));
  expect(await once(run, 'close')).toEqual([1, null]);
  expect(text).toMatch(/^index\.html\n\s+\[404\] http:.*\/gone\n/m);
  expect(text).toContain('Detected 1 broken links');
  expect([...new Set(requests)].sort()).toEqual(['/busy', '/gone', '/well']);
}, 60_000);

it('passes over placeholders, reserved hosts, this machine, and pages by their routes', () => {
  const isSkipped = (address) => config.skip.some((pattern) => new RegExp(pattern).test(address));
  for (const address of [
    'https://{host}/api',
    'https://%7Bhost%7D/api',
    'https://shop.example.org/p/1',
    'https://git.example/qsc',
    'http://localhost:9000/docs',
    'http://127.0.0.1:9330/mcp',
    'http://localhost/',
  ])
    expect(isSkipped(address), address).toBe(true);
  for (const address of [
    'https://www.w3.org/TR/',
    'https://notexample.org/',
    'http://test.dev',
    'http://localhost:9000/docs/index.html',
    'http://localhost:9000/index.html',
  ])
    expect(isSkipped(address), address).toBe(false);
});
