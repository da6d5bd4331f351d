import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { chromium } from '@playwright/test';
import { tsImport } from 'tsx/esm/api';
import { ensureBrowser } from '../tools/browser.mjs';
import { root } from '../tools/environment.mjs';

// Reports how long a reader on a slow network waits for the first suggestion and the first result, from a cold cache.
// The network is made by the server, because the browser's own throttling does not reach workers. Nothing is asserted.
const BYTES_PER_MS = 1_600_000 / 8 / 1000;
const LATENCY_MS = 150;
const { docPages } = await tsImport('../src/lib/routes.ts', import.meta.url);
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};
const folder = path.join(root, 'public');
const compressed = new Map();

/** When the line is free again: all responses share its bandwidth. */
let freeAt = 0;

const server = http.createServer(async (request, response) => {
  const route = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  const file = [route, `${route}/index.html`]
    .map((name) => path.join(folder, name))
    .find((name) => fs.existsSync(name) && fs.statSync(name).isFile());
  await sleep(LATENCY_MS);
  if (!file) return response.writeHead(404).end();
  if (!compressed.has(file)) compressed.set(file, zlib.brotliCompressSync(fs.readFileSync(file)));
  const body = compressed.get(file);
  freeAt = Math.max(freeAt, performance.now()) + body.length / BYTES_PER_MS;
  await sleep(freeAt - performance.now());
  response
    .writeHead(200, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
    })
    .end(body);
});
const sleep = (time) => new Promise((resolve) => setTimeout(resolve, Math.max(0, time)));

await new Promise((resolve) => server.listen(0, resolve));
const base = `http://localhost:${server.address().port}`;
const browser = await chromium.launch({
  executablePath: ensureBrowser() || undefined,
  args: ['--no-sandbox', '--headless=new', '--disable-gpu'],
});
const rows = [];
for (let round = 0; round < 5; round += 1) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${base}${docPages.introduction}`, { waitUntil: 'networkidle' });
  const box = page.getByRole('combobox', { name: 'Search documentation' });
  await box.click();
  await box.pressSequentially('facet', { delay: 120 });
  let start = performance.now();
  await page.getByRole('option').first().waitFor();
  const suggestion = performance.now() - start;
  start = performance.now();
  await box.press('Enter');
  await page.getByRole('main').getByRole('article').first().waitFor();
  rows.push({ suggestion, result: performance.now() - start });
  await page.context().close();
}
await browser.close();
server.close();
const median = (name) =>
  rows
    .map((row) => row[name])
    .sort((a, b) => a - b)[2]
    .toFixed(0);
console.log(
  `1.6 Mbit/s, ${LATENCY_MS} ms, cold cache, median of 5 (the pause in typing of 300 ms is part of it):`,
);
console.log(
  `first suggestion ${median('suggestion')} ms after the last key, first result ${median('result')} ms after Enter`,
);
