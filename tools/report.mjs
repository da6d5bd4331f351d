import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import zlib from 'node:zlib';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, ensureNode, root } from './environment.mjs';

// npm run report: measures the built site, writes report/report.json, and publishes it as /report.json and /report.
ensureNode();
ensureInstalled();
const publicFolder = path.join(root, 'public');
if (!fs.existsSync(path.join(root, 'hosting', 'site.json'))) {
  console.error('There is no built site to measure: run "npm run build" first.');
  process.exit(1);
}
const port = Number(process.env.PORT ?? 9351);
const { tsImport } = await import('tsx/esm/api');
const load = (file) => tsImport(`../${file}.ts`, import.meta.url);
const { sitemapRoutes } = await load('e2e/support');
const { hosts } = await load('e2e/host-rules');
const { reportPage } = await load('src/node/hosting/report-page');
const { docPages } = await load('src/lib/routes');
const routes = sitemapRoutes();

const rows = [
  ...sizes(),
  ...hostResults(),
  ...dependencies(),
  ...(await htmlErrors()),
  ...(await accessibility()),
];
const report = { pages: routes.length, rows };
fs.mkdirSync(path.join(root, 'report'), { recursive: true });
const json = `${JSON.stringify(report, null, 2)}\n`;
fs.writeFileSync(path.join(root, 'report', 'report.json'), json);
fs.writeFileSync(path.join(publicFolder, 'report.json'), json);
fs.writeFileSync(path.join(publicFolder, 'report.html'), reportPage(report));
console.table(rows);
process.exit(rows.some(({ good }) => good === false) ? 1 : 0);

/** What a documentation page loads, brotli, against the budgets of the tests. */
function sizes() {
  const page = docPages.filters;
  const html = fs.readFileSync(path.join(publicFolder, `${page}.html`), 'utf8');
  const compressed = (text) => zlib.brotliCompressSync(text).length;
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
  const template = JSON.parse(
    fs.readFileSync(path.join(publicFolder, `page-data${page}/page-data.json`), 'utf8'),
  ).componentChunkName;
  const own = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src);
  const chunk = fs
    .readdirSync(publicFolder)
    .filter((file) => file.startsWith(`${template}-`) && file.endsWith('.js'))
    .map((file) => ({ file, time: fs.statSync(path.join(publicFolder, file)).mtimeMs }))
    .sort((a, b) => b.time - a.time)[0];
  const scripts = [...own, ...(chunk ? [`/${chunk.file}`] : [])];
  const kb = (bytes) => Math.round(bytes / 102.4) / 10;
  const row = (what, bytes, budget) => ({
    subject: 'Bytes',
    what: `${what} of a documentation page, kB`,
    result: kb(bytes),
    budget,
    good: kb(bytes) <= budget,
  });
  const js = scripts.reduce(
    (sum, src) => sum + compressed(fs.readFileSync(path.join(publicFolder, src))),
    0,
  );
  return [
    row('scripts', js, 105),
    row('styles', compressed(styles.join('')), 14),
    row('HTML without styles', compressed(html.replace(/<style[\s\S]*?<\/style>/g, '')), 14),
  ];
}

/** How many pages each kind of host serves at their address without a redirect. */
function hostResults() {
  return Object.entries(hosts).map(([name, host]) => ({
    subject: 'Hosts',
    what: `${name}: pages that answer 200`,
    result: routes.filter((route) => host(decodeURI(route)).status === 200).length,
    budget: routes.length,
    good: routes.every((route) => host(decodeURI(route)).status === 200),
  }));
}

function dependencies() {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const {
    dependencies: own,
    devDependencies,
    overrides,
  } = packages['']
    ? { ...packages[''], ...JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) }
    : {};
  const count = (what, value) => ({ subject: 'Dependencies', what, result: value });
  return [
    count('direct', Object.keys(own).length),
    count('direct, for development', Object.keys(devDependencies).length),
    count('all, with those of other systems', Object.keys(packages).length - 1),
    count('overridden', Object.keys(overrides).length),
  ];
}

async function htmlErrors() {
  const { HtmlValidate } = await import('html-validate');
  const validate = new HtmlValidate({ extends: ['html-validate:standard'] });
  let errors = 0;
  for (const route of routes) {
    const file = path.join(publicFolder, decodeURI(route), 'index.html');
    const result = await validate.validateString(fs.readFileSync(file, 'utf8'), {
      extends: ['html-validate:standard'],
      // Style of writing, not validity.
      rules: {
        'doctype-style': 'off',
        'void-style': 'off',
        'attr-case': 'off',
        'long-title': 'off',
      },
    });
    errors += result.errorCount;
  }
  return [
    { subject: 'HTML', what: 'errors on all pages', result: errors, budget: 0, good: errors === 0 },
  ];
}

/** What axe finds on every page in both color modes. */
async function accessibility() {
  const executablePath = ensureBrowser();
  if (executablePath === undefined) process.exit(1);
  const { chromium } = await import('@playwright/test');
  const server = spawn(process.execPath, ['tools/serve.mjs', '--port', String(port)], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
  });
  const axe = fs.readFileSync(path.join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--headless=new', '--disable-gpu'],
  });
  try {
    await serverIsUp();
    const result = [];
    for (const mode of ['light', 'dark']) {
      const context = await browser.newContext();
      await context.addInitScript((value) => localStorage.setItem('theme', value), mode);
      const page = await context.newPage();
      let found = 0;
      for (const route of routes) {
        await page.goto(`http://localhost:${port}${route}`);
        await page.evaluate(axe);
        found += await page.evaluate(async () => (await window.axe.run()).violations.length);
      }
      result.push({
        subject: 'Accessibility',
        what: `axe findings on all pages, ${mode}`,
        result: found,
        budget: 0,
        good: found === 0,
      });
    }
    return result;
  } finally {
    await browser.close();
    process.kill(-server.pid);
  }
}

async function serverIsUp() {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const response = await fetch(`http://localhost:${port}/`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(500);
  }
  throw new Error(`The server of the built site did not start on port ${port}.`);
}
