import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { chromium } from '@playwright/test';
import { root } from '../environment.mjs';
import { row } from './row.mjs';

/** What pages load until they are still, brotli, against the budgets of the browser tests. */
export async function bytes({ origin, executablePath, load }) {
  const { docPages, routes } = await load('src/lib/routes');
  const pages = {
    'a documentation page': docPages.filters,
    'a post': `${routes.blog}/spellcheck`,
    'the search page': routes.search,
  };
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const rows = [];
  for (const [name, route] of Object.entries(pages)) {
    const page = await browser.newPage();
    let scripts = 0;
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts += size(await response.body());
    });
    await page.goto(origin + route, { waitUntil: 'networkidle' });
    const html = fs.readFileSync(path.join(root, 'public', route, 'index.html'), 'utf8');
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
    const text = html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '');
    rows.push(
      row('Bytes', `scripts of ${name}, kB brotli`, kilobytes(scripts), { most: 105 }),
      row('Bytes', `styles of ${name}, kB brotli`, kilobytes(size(styles.join(''))), { most: 14 }),
      row('Bytes', `HTML of ${name}, kB brotli`, kilobytes(size(text)), { most: 14 }),
    );
    await page.close();
  }
  await browser.close();
  return rows;
}

const size = (text) => zlib.brotliCompressSync(text).length;
const kilobytes = (count) => Math.round(count / 100) / 10;
