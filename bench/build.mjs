import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { gatsbyEnv, root } from '../tools/environment.mjs';
import { measuredRun } from './measured-run.mjs';
import { peers } from './peers.mjs';
import { measureSearch } from './search.mjs';
import { syntheticDocs } from './synthetic-docs.mjs';

// Reports build times, memory and sizes for N synthetic docs: npm run bench -- 100 1000
// With 0, the site's own content is built. With --peer starlight, Starlight builds the same docs. Nothing is asserted.
const { site } = await tsImport('../src/site.ts', import.meta.url);
const args = process.argv.slice(2);
const peerName = args.includes('--peer') ? args[args.indexOf('--peer') + 1] : undefined;
const peer = peerName === undefined ? undefined : peers[peerName];
if (peerName !== undefined && peer === undefined) {
  console.error(`There is no peer ${peerName}. Known: ${Object.keys(peers).join(', ')}`);
  process.exit(1);
}
const counts = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
const parts = [
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'src',
  'static',
  'content',
];

const results = [];
for (const count of counts.length > 0 ? counts : [100, 1000]) {
  const own = await measure(count);
  results.push({ ...own, peer: peer && count > 0 ? await peer(count) : undefined });
}
printBuilds();
printSteps();
printSearch();
if (results.some((result) => result.peer)) printPeer();

async function measure(count) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-bench-'));
  try {
    for (const part of parts)
      fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const docs = path.join(folder, 'content/docs');
    if (count > 0) {
      fs.rmSync(docs, { recursive: true });
      syntheticDocs(docs, count);
      // They lead to pages that are not there now.
      for (const file of ['shop/redirects.yml', 'redirects.yml'])
        fs.rmSync(path.join(folder, 'content', file), { force: true });
    }
    const build = () =>
      measuredRun(path.join(root, 'node_modules/.bin/gatsby'), ['build'], folder, gatsbyEnv);
    const clean = await build();
    const search = await measureSearch(path.join(folder, 'public'));
    fs.appendFileSync(listFiles(docs, '.mdx')[0], '\nOne more sentence.\n');
    const again = await build();
    return {
      docs: Math.max(count, listFiles(docs, '.mdx').length),
      clean,
      again,
      data: bytes(path.join(folder, 'public/page-data'), 'page-data.json'),
      html: bytes(path.join(folder, 'public', site.prefixes.docs), '/index.html'),
      scripts: bytes(path.join(folder, 'public'), '.js', 'vendor'),
      search,
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function printBuilds() {
  table(
    'docs | clean build, s | of processors, s | build again after one edit, s | of processors, s | peak memory, MB | page data per doc, kB | HTML per doc, kB | scripts, kB',
    results.map(({ docs, clean, again, data, html, scripts }) => [
      docs,
      clean.seconds.toFixed(1),
      clean.cpu.toFixed(1),
      again.seconds.toFixed(1),
      again.cpu.toFixed(1),
      Math.round(Math.max(clean.peak, again.peak) / 1e6),
      (data / docs / 1e3).toFixed(1),
      (html / docs / 1e3).toFixed(1),
      Math.round(scripts / 1e3),
    ]),
  );
}

/** Seconds of the steps that Gatsby names, those that take some. */
function printSteps() {
  const times = results.map(({ clean, again }) => [stepsOf(clean), stepsOf(again)]);
  const names = new Set(times.flat().flatMap((steps) => [...steps.keys()]));
  const heads = results.flatMap(({ docs }) => [`${docs} clean, s`, `${docs} after one edit, s`]);
  table(
    ['step', ...heads].join(' | '),
    [...names]
      .filter((name) => times.flat().some((steps) => (steps.get(name) ?? 0) >= 0.5))
      .map((name) => [name, ...times.flat().map((steps) => steps.get(name)?.toFixed(1) ?? '')]),
  );
}

function stepsOf({ output }) {
  const lines = output.matchAll(/^success (.+?)\s+-\s+([\d.]+)s/gm);
  return new Map([...lines].map(([, name, seconds]) => [name, Number(seconds)]));
}

function printSearch() {
  table(
    'docs | index, kB brotli | before the first result (median and most), kB | requests at most | suggestions, kB brotli | index ready in, ms | query with facets (median), ms | (p95), ms | phrase, ms | slowest suggestions, ms',
    results.map(({ docs, search }) => [docs, ...Object.values(search)]),
  );
}

function printPeer() {
  table(
    `docs | ${peerName} clean, s | after one edit, s | peak memory, MB | this site to ${peerName}: clean | after one edit | memory`,
    results
      .filter((result) => result.peer)
      .map(({ docs, clean, again, peer: { clean: peerClean, again: peerAgain } }) => [
        docs,
        peerClean.seconds.toFixed(1),
        peerAgain.seconds.toFixed(1),
        Math.round(peerClean.peak / 1e6),
        (clean.seconds / peerClean.seconds).toFixed(2),
        (again.seconds / peerAgain.seconds).toFixed(2),
        (clean.peak / peerClean.peak).toFixed(2),
      ]),
  );
}

/** Prints a table of Markdown. */
function table(heads, rows) {
  console.log(`\n| ${heads} |\n|${'---|'.repeat(heads.split('|').length)}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

function listFiles(folder, ending, without = '\0') {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => file.endsWith(ending) && !file.includes(without))
    .sort();
}

function bytes(folder, ending, without) {
  return listFiles(folder, ending, without).reduce((sum, file) => sum + fs.statSync(file).size, 0);
}
