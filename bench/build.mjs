import fs from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { env, root } from '../tools/environment.mjs';
import { stepsOf } from './gatsby-steps.mjs';
import { measuredRun } from './measured-run.mjs';
import { peers } from './peers.mjs';
import { printTable } from './print-table.mjs';
import { measureSearch } from './search.mjs';
import { countsOf, listFiles, siteCopy } from './site-copy.mjs';

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
const results = [];
for (const count of countsOf(args)) {
  const own = await measure(count);
  results.push({ ...own, peer: peer && count > 0 ? await peer(count) : undefined });
}
printBuilds();
printSteps();
printSearch();
if (results.some((result) => result.peer)) printPeer();

async function measure(count) {
  const { folder, docs, remove } = siteCopy(count);
  try {
    const build = () =>
      measuredRun(path.join(root, 'node_modules/.bin/gatsby'), ['build'], folder, env);
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
    remove();
  }
}

function printBuilds() {
  printTable(
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
  const times = results.map(({ clean, again }) => [stepsOf(clean.output), stepsOf(again.output)]);
  const names = new Set(times.flat().flatMap((steps) => [...steps.keys()]));
  const heads = results.flatMap(({ docs }) => [`${docs} clean, s`, `${docs} after one edit, s`]);
  printTable(
    ['step', ...heads].join(' | '),
    [...names]
      .filter((name) => times.flat().some((steps) => (steps.get(name) ?? 0) >= 0.5))
      .map((name) => [name, ...times.flat().map((steps) => steps.get(name)?.toFixed(1) ?? '')]),
  );
}

function printSearch() {
  printTable(
    'docs | index, kB brotli | before the first result (median and most), kB | requests at most | suggestions, kB brotli | index ready in, ms | query with facets (median), ms | (p95), ms | phrase, ms | slowest suggestions, ms',
    results.map(({ docs, search }) => [docs, ...Object.values(search)]),
  );
}

function printPeer() {
  printTable(
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

function bytes(folder, ending, without) {
  return listFiles(folder, ending, without).reduce((sum, file) => sum + fs.statSync(file).size, 0);
}
