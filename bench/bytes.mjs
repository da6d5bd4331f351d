import path from 'node:path';
import zlib from 'node:zlib';
import { root } from '../tools/environment.mjs';
import { load, servedSite } from '../tools/served-site.mjs';
import { printTable } from './print-table.mjs';
import { modulesOf } from './script-modules.mjs';

// npm run bench:bytes: what pages of the built site load until they are still, in kB of brotli, without workers. The
// browser tests hold the same numbers to their budgets. After a build with QSC_SOURCE_MAPS=1 it also prints which modules
// the scripts of a documentation page consist of.
const { pageKinds, visit } = await load('e2e/support');
const { origin, browser, close } = await servedSite();
const rows = [];
const docScripts = [];
try {
  for (const [kind, route] of Object.entries(pageKinds))
    rows.push([kind, ...(await bytes(route, kind))]);
} finally {
  await close();
}
printTable('page | scripts, kB | styles, kB | HTML without styles, kB', rows);
for (const script of docScripts) {
  const modules = modulesOf(path.join(root, 'public', script)).slice(0, 40);
  if (modules.length > 0) printTable(`module of ${script} | bytes, compressed alone`, modules);
}

async function bytes(route, kind) {
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
  const own = await Promise.all(
    [...scripts].filter(([url]) => !workers.has(url)).map(([, size]) => size),
  );
  await page.close();
  if (kind === 'doc') docScripts.push(...[...scripts.keys()].map((url) => path.basename(url)));
  const html = await (await fetch(origin + route)).text();
  const style = /<style[^>]*>([\s\S]*?)<\/style>/g;
  const styles = [...html.matchAll(style)].map(([, css]) => css).join('');
  const scriptBytes = own.reduce((sum, size) => sum + size, 0);
  const sizes = [scriptBytes, compressed(styles), compressed(html.replace(style, ''))];
  return sizes.map((size) => (size / 1000).toFixed(1));
}

function compressed(text) {
  return zlib.brotliCompressSync(text).length;
}
