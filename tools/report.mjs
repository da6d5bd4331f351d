import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, ensureNode, root } from './environment.mjs';
import { accessibility } from './report/accessibility.mjs';
import { agents } from './report/agents.mjs';
import { buildTimes } from './report/build-times.mjs';
import { bytes } from './report/bytes.mjs';
import { dependencies } from './report/dependencies.mjs';
import { hosts } from './report/hosts.mjs';
import { htmlErrors } from './report/html-errors.mjs';
import { lighthouse } from './report/lighthouse.mjs';
import { row } from './report/row.mjs';
import { searchQuality } from './report/search-quality.mjs';

// npm run report: builds the site, measures it, writes report/report.json and report/report.html, and publishes both
// with this and later builds as /report.json and /report.
ensureNode();
ensureInstalled();
const executablePath = ensureBrowser();
if (executablePath === undefined) process.exit(1);
const load = (file) => tsImport(`../${file}.ts`, import.meta.url);
// Times depend on both.
const machine = [
  row('Machine', 'processors', os.availableParallelism()),
  row('Machine', 'processes that wanted one before the report', Math.round(os.loadavg()[0])),
];
const rows = [...machine, ...buildTimes()];
const { sitemapRoutes } = await load('e2e/support');
const { createSiteServer } = await load('src/node/hosting/site-server');
const { listen } = await load('src/test/listen');
const { reportPage } = await load('src/node/hosting/report-page');
const server = await listen(createSiteServer({ root }));
const site = { origin: server.origin, routes: sitemapRoutes(), executablePath, load };
try {
  for (const measure of [
    bytes,
    hosts,
    dependencies,
    htmlErrors,
    searchQuality,
    accessibility,
    lighthouse,
    agents,
  ]) {
    console.log(`Measuring: ${measure.name}`);
    rows.push(...(await measure(site)));
  }
} finally {
  await server.close();
}
const report = { pages: site.routes.length, rows };
for (const folder of ['report', 'public']) {
  fs.mkdirSync(path.join(root, folder), { recursive: true });
  const file = path.join(root, folder, 'report');
  fs.writeFileSync(`${file}.json`, `${JSON.stringify(report, null, 2)}\n`);
  fs.writeFileSync(`${file}.html`, reportPage(report));
}
console.table(rows);
