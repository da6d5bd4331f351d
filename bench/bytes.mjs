import { readArguments } from '../tools/arguments.mjs';
import '../tools/command-fault.mjs';
import { load, servedSite } from '../tools/served-site.mjs';
import { printTable } from './print-table.mjs';
import { compressed } from './search.mjs';

// npm run bench:bytes: what pages of the built site load until they are still, in kB of brotli, without workers. The
// browser tests hold the same numbers to their budgets.
readArguments();
const { pageKinds, visit } = await load('e2e/support/page');
const { origin, browser, close } = await servedSite();
const rows = [];
try {
  for (const [kind, route] of Object.entries(pageKinds)) rows.push([kind, ...(await bytes(route))]);
} finally {
  await close();
}
printTable('page | scripts, kB | styles, kB | HTML without styles, kB', rows);

async function bytes(route) {
  const page = await browser.newPage();
  const scripts = new Map();
  const workers = new Set();
  page.on('worker', (worker) => workers.add(worker.url()));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.set(response.url(), response.body().then(compressed));
  });
  await visit(page, origin + route);
  await page.waitForLoadState('networkidle');
  const ownResults = await Promise.all(
    [...scripts].filter(([url]) => !workers.has(url)).map(([, size]) => size),
  );
  await page.close();
  const html = await (await fetch(origin + route)).text();
  const style = /<style[^>]*>([\s\S]*?)<\/style>/g;
  const styles = [...html.matchAll(style)].map(([, css]) => css).join('');
  const scriptBytes = ownResults.reduce((sum, size) => sum + size, 0);
  const sizes = [scriptBytes, compressed(styles), compressed(html.replace(style, ''))];
  return sizes.map((size) => (size / 1000).toFixed(1));
}
