import fs from 'node:fs';
import { createViteServer } from 'vitest/node';
import { readArguments } from '../tools/arguments.mjs';
import { root } from '../tools/environment.mjs';

// npm run report:content: what the content holds, without a build.
const LONG_SENTENCE = 35;
readArguments();

// Loads TypeScript of `src` as the unit tests do.
const server = await createViteServer({
  root,
  configFile: false,
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
});
const load = (file) => server.ssrLoadModule(`/${file}.ts`);
const { pageFiles } = await load('src/test/support/content-files');
const { readPage } = await load('src/test/support/compiled-content');
const { proseOf, sentencesOf } = await load('src/test/content/checks/prose');
const { checkSamples } = await load('src/test/content/checks/check-samples');

const docs = await Promise.all(pageFiles('content/docs').map(readPage));
const posts = await Promise.all(pageFiles('content/blog').map(readPage));
const pages = [...docs, ...posts];
const samples = pages.flatMap(({ content }) => content.samples);
const { checks, faults } = checkSamples(pages);
const sentences = pages.flatMap(({ file }) =>
  proseOf(file, fs.readFileSync(file, 'utf8')).flatMap(({ text, line }) =>
    sentencesOf(text).map((sentence) => ({ ...sentence, place: `${file}:${line}` })),
  ),
);

table('Pages', { documentation: docs.length, posts: posts.length });
table(
  'Kinds',
  countBy(docs, ({ values }) => values.kind ?? 'none'),
);
const words = (list) => list.reduce((total, { content }) => total + content.words, 0);
table('Words, without code', { documentation: words(docs), posts: words(posts) });
table(
  'Code samples by language',
  countBy(samples, ({ language }) => language),
);
table('Checks of samples', { ...checks, faults: faults.length });
for (const fault of faults) console.log(`  ${fault}`);

const lengths = sentences.map(({ words }) => words).sort((a, b) => a - b);
const long = sentences.filter(({ words }) => words > LONG_SENTENCE);
table('Sentences', {
  number: lengths.length,
  'median of words': lengths[Math.floor(lengths.length / 2)] ?? 0,
  [`more than ${LONG_SENTENCE} words`]: long.length,
});
for (const { place, words, text } of long.sort((a, b) => b.words - a.words).slice(0, 10))
  console.log(`  ${words} ${place} ${text.slice(0, 80).replaceAll('\n', ' ')}…`);

const open = docs.filter(({ values }) => values.status?.length > 0);
console.log(`\nPages with a status note: ${open.length} of ${docs.length}`);
for (const { file, values } of open) console.log(`  ${file}\n    ${values.status.join('\n    ')}`);
await server.close();

/** A heading, and rows of a name and a number. */
function table(heading, rows) {
  console.log(`\n${heading}`);
  for (const [name, value] of Object.entries(rows))
    console.log(`  ${name.padEnd(24)} ${value.toLocaleString('en').padStart(8)}`);
}

function countBy(list, keyOf) {
  const counts = {};
  for (const entry of list) counts[keyOf(entry)] = (counts[keyOf(entry)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([, a], [, b]) => b - a));
}
