import fs from 'node:fs';
import path from 'node:path';
import { CommandFault, readArguments } from '../tools/arguments.mjs';
import { load } from '../tools/served-site.mjs';
import { peers } from './peers.mjs';
import { printTable } from './print-table.mjs';
import { measuredRun, stepsOf } from './processes.mjs';
import { measureSearch } from './search.mjs';
import { countsOf, listFiles, siteCopy } from './site-copy.mjs';

// Reports build times, memory, and sizes for N synthetic docs: npm run bench -- 100 1000
// With 0, the site's own content is built. With --plain, the site is also built without the plugin fast-builds; with
// --peer starlight, Starlight builds the same docs. Nothing is asserted.
const { positionals, values } = readArguments({
  operands: '[PAGES…]',
  options: { plain: { type: 'boolean', default: false }, peer: { type: 'string' } },
});
const peer = values.peer === undefined ? undefined : peers[values.peer];
if (values.peer !== undefined && peer === undefined)
  throw new CommandFault(
    `There is no peer ${values.peer}. Known: ${Object.keys(peers).join(', ')}`,
  );
const counts = countsOf(positionals);
const { site } = await load('src/site');
const results = [];
for (const count of counts) {
  results.push(await measure(count, 'Gatsby with fast-builds', {}));
  if (values.plain) results.push(await measure(count, 'Gatsby without it', { FAST_BUILDS: 'off' }));
  if (peer && count > 0)
    results.push({ docs: count, program: values.peer, ...(await peer(count)) });
}
const ours = results.filter(({ sizes }) => sizes !== undefined);
printBuilds();
printSteps();
printSizes();

async function measure(count, program, settings) {
  const { folder, docs, remove } = await siteCopy(count);
  try {
    const command = path.join(folder, 'tools/gatsby.mjs');
    const build = () => measuredRun(command, ['build'], folder, settings);
    const clean = await build();
    const search = await measureSearch(path.join(folder, 'public'));
    const [edited] = listFiles(docs, '.mdx');
    fs.appendFileSync(edited, '\nOne more sentence.\n');
    const again = await build();
    const number = listFiles(docs, '.mdx').length;
    const bytes = (subfolder, ending, without) =>
      listFiles(path.join(folder, 'public', subfolder), ending, without).reduce(
        (sum, file) => sum + fs.statSync(file).size,
        0,
      );
    const sizes = [
      bytes('page-data', 'page-data.json') / number,
      bytes(site.prefixes.docs, '/index.html') / number,
      bytes('', '.js', 'vendor'),
    ].map((size) => (size / 1e3).toFixed(1));
    return { docs: number, program, clean, again, sizes, search };
  } finally {
    remove();
  }
}

/** One row for each program and number of docs. */
function printBuilds() {
  printTable(
    'docs | built by | clean build, s | of processors, s | build again after one edit, s | of processors, s | peak memory, MB | clean build as a multiple of the first row',
    results.map(({ docs, program, clean, again }) => [
      docs,
      program,
      clean.seconds.toFixed(1),
      clean.cpu.toFixed(1),
      again.seconds.toFixed(1),
      again.cpu.toFixed(1),
      Math.round(Math.max(clean.peak, again.peak) / 1e6),
      (clean.seconds / results.find((first) => first.docs === docs).clean.seconds).toFixed(2),
    ]),
  );
}

/** Seconds of the steps that Gatsby reports, for steps of at least half a second. */
function printSteps() {
  const times = ours.flatMap(({ clean, again }) => [stepsOf(clean.output), stepsOf(again.output)]);
  const names = new Set(times.flatMap((steps) => [...steps.keys()]));
  const heads = ours.flatMap(({ docs, program }) =>
    ['clean', 'after one edit'].map((kind) => `${docs} ${program}, ${kind}, s`),
  );
  printTable(
    ['step', ...heads].join(' | '),
    [...names]
      .filter((name) => times.some((steps) => (steps.get(name) ?? 0) >= 0.5))
      .map((name) => [name, ...times.map((steps) => steps.get(name)?.toFixed(1) ?? '')]),
  );
}

function printSizes() {
  printTable(
    'docs | page data per doc, kB | HTML per doc, kB | scripts, kB | index, kB brotli | before the first result (median and most), kB | requests at most | suggestions, kB brotli | index ready in, ms | query with facets (median), ms | (p95), ms',
    ours.map(({ docs, sizes, search }) => [docs, ...sizes, ...Object.values(search)]),
  );
}
