import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { chromium } from '@playwright/test';
import { root } from '../environment.mjs';
import { row } from './row.mjs';

/** What pages load until they are still, brotli, without workers, against the budgets of the browser tests. */
export async function bytes({ origin, executablePath, load }) {
  const { docPages, routes } = await load('src/lib/routes');
  const { visit } = await load('e2e/support');
  const pages = {
    'a documentation page': docPages.filters,
    'a post': `${routes.blog}/spellcheck`,
    'the search page': routes.search,
  };
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const rows = [];
  for (const [name, route] of Object.entries(pages)) {
    const page = await browser.newPage();
    const scripts = new Map();
    const workers = new Set();
    // Those have a budget with the index of the search, in the browser tests.
    page.on('worker', (worker) => workers.add(worker.url()));
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        scripts.set(response.url(), response.body().then(size));
    });
    // A busy machine is still for a moment before the page's own scripts are requested.
    await visit(page, origin + route);
    await page.waitForLoadState('networkidle');
    const own = [...scripts].filter(([url]) => !workers.has(url));
    const sizes = await Promise.all(own.map(([, size]) => size));
    const html = fs.readFileSync(path.join(root, 'public', route, 'index.html'), 'utf8');
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
    const text = html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '');
    rows.push(
      row('Bytes', `scripts of ${name}, kB brotli`, kilobytes(sum(sizes)), { most: 105 }),
      row('Bytes', `styles of ${name}, kB brotli`, kilobytes(size(styles.join(''))), { most: 14 }),
      row('Bytes', `HTML of ${name}, kB brotli`, kilobytes(size(text)), { most: 14 }),
    );
    await page.close();
  }
  await browser.close();
  return rows;
}

const size = (text) => zlib.brotliCompressSync(text).length;
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);
const kilobytes = (count) => Math.round(count / 100) / 10;
