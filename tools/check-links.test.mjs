import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkLinks, isChecked } from './check-links.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-links-'));
const requests = [];
const server = http.createServer(({ url }, response) => {
  requests.push(url);
  const isReady = requests.filter((each) => each === url).length > 2;
  response.writeHead(url === '/gone' ? 404 : url === '/busy' && !isReady ? 503 : 200).end();
});
let origin = '';

beforeAll(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${server.address().port}`;
  const page = (links) => links.map((link) => `<a href="${link}">link</a>`).join('');
  const pages = {
    'index.html': page([`${origin}/gone`, `${origin}/well`, '/docs', '/missing']),
    'docs/index.html': page([`${origin}/busy`, `${origin}/passed-over`, 'https://{host}/console']),
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
  const { count, broken } = await checkLinks(
    folder,
    (link) => link.startsWith(origin) && !link.endsWith('/passed-over'),
    1,
  );
  expect(count).toBe(3);
  expect(broken).toEqual([{ url: `${origin}/gone`, status: 404, page: '/' }]);
  expect(requests).not.toContain('/passed-over');
}, 60_000);

it('passes over placeholders, reserved hosts, this machine, and exceptions', () => {
  const exceptions = [{ pattern: '^https://slow\\.', reason: 'responds to browsers only' }];
  for (const address of [
    'https://{host}/api',
    'https://%7Bhost%7D/api',
    'https://shop.example.org/p/1',
    'https://git.example/qsc',
    'http://localhost:9000/docs',
    'http://127.0.0.1:9330/mcp',
    'https://slow.dev/page',
  ])
    expect(isChecked(address, exceptions), address).toBe(false);
  for (const address of ['https://www.w3.org/TR/', 'https://notexample.org/', 'http://test.dev'])
    expect(isChecked(address, exceptions), address).toBe(true);
});

it('each exception is a pattern with a reason', () => {
  for (const { pattern, reason } of parse(fs.readFileSync('tools/link-exceptions.yml', 'utf8'))) {
    expect(() => new RegExp(pattern)).not.toThrow();
    expect(reason).toMatch(/\w{3}/);
  }
});
