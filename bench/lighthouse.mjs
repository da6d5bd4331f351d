import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { load, servedSite } from '../tools/served-site.mjs';
import { printTable } from './print-table.mjs';
import { temporaryInstall } from './temporary-install.mjs';

// npm run bench:lighthouse: Lighthouse's scores of the built site on a phone, median of three runs. Times depend on the
// machine: run it on a quiet one.
const RUNS = 3;
const ATTEMPTS = 3;
/** The last version that runs on every Node that the site runs on; 13 needs 22.19. Its scores are made the same way. */
const VERSION = '12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu'];

const { docPages, routes } = await load('src/lib/routes');
const pages = {
  home: routes.home,
  'a documentation page': docPages.filters,
  'the longest page': docPages.searchResponse,
  'a category': path.posix.dirname(docPages.filters),
  'a post': `${routes.blog}/spellcheck`,
  // Search engines are told to leave it out, which costs its score of seo.
  'the search page': routes.search,
  'the playground': routes.playground,
};
const folder = path.join(os.tmpdir(), `qsc-bench-lighthouse-${VERSION}`);
const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');
if (!fs.existsSync(program)) temporaryInstall(folder, { lighthouse: VERSION });
const { origin, executablePath, close } = await servedSite();
const rows = [];
try {
  for (const [name, route] of Object.entries(pages)) {
    const results = [];
    for (let n = 0; n < RUNS; n += 1) results.push(await measured(origin + route));
    const timeOf = (audit) =>
      Math.round(median(results.map(({ audits }) => audits[audit].numericValue)));
    const scores = categories.map((category) =>
      Math.round(median(results.map((result) => result.categories[category].score)) * 100),
    );
    rows.push([name, ...scores, timeOf('total-blocking-time'), timeOf('largest-contentful-paint')]);
  }
} finally {
  await close();
}
printTable(`page | ${categories.join(' | ')} | total blocking time, ms | largest paint, ms`, rows);

/** One run. A busy browser may lose its trace: then Lighthouse ends in the middle, and runs again. */
async function measured(address) {
  const args = [program, address, '--output=json', '--quiet', `--chrome-flags=${flags.join(' ')}`];
  const env = { ...process.env, CHROME_PATH: executablePath, DO_NOT_TRACK: '1' };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e9, env });
      const result = JSON.parse(stdout);
      if (!result.runtimeError) return result;
      throw new Error(result.runtimeError.message);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.log(`Lighthouse did not get through ${address}: ${error.message}`);
    }
  }
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
