import fs from 'node:fs';
import { createViteServer } from 'vitest/node';

// npm run report:content: what the content holds, without a build. Vite loads TypeScript as the unit tests do.
const LONG_SENTENCE = 35;

const server = await createViteServer({
  configFile: false,
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
});
try {
  const load = (file) => server.ssrLoadModule(`/src/${file}.ts`);
  const { pageFiles } = await load('test/content-files');
  const { readPage } = await load('test/compiled-content');
  const { proseOf, sentencesOf } = await load('test/content-checks/prose');
  const { checkSamples } = await load('test/content-checks/check-samples');

  const docs = await Promise.all(pageFiles('content/docs').map(readPage));
  const posts = await Promise.all(pageFiles('content/blog').map(readPage));
  const pages = [...docs, ...posts];
  const samples = pages.flatMap(({ file, content }) =>
    content.samples.map((sample) => ({ ...sample, page: { file } })),
  );
  const withExamples = pages
    .map(({ content }) => JSON.stringify(content.tree).split('["SearchExample"').length - 1)
    .filter((count) => count > 0);
  const { checks, faults } = checkSamples(samples);
  const sentences = pages.flatMap(({ file }) =>
    proseOf(file, fs.readFileSync(file, 'utf8')).flatMap(({ text, line }) =>
      sentencesOf(text).map((sentence) => ({ ...sentence, place: `${file}:${line}` })),
    ),
  );

  heading('Pages');
  table({ documentation: docs.length, posts: posts.length });
  heading('Kinds');
  table(countBy(docs, ({ values }) => values.kind ?? 'none'));
  heading('Words, without code');
  table({ documentation: sum(docs), posts: sum(posts) });
  heading('Code samples by language');
  table(countBy(samples, ({ language }) => language));
  heading('Search examples');
  table({
    pages: withExamples.length,
    examples: withExamples.reduce((total, count) => total + count, 0),
  });
  heading('Checks of samples');
  table({ ...checks, faults: faults.length });
  for (const fault of faults) console.log(`  ${fault}`);

  const lengths = sentences.map(({ words }) => words).sort((a, b) => a - b);
  const long = sentences.filter(({ words }) => words > LONG_SENTENCE);
  heading('Sentences');
  table({
    number: lengths.length,
    'median of words': lengths[Math.floor(lengths.length / 2)] ?? 0,
    [`more than ${LONG_SENTENCE} words`]: long.length,
  });
  for (const { place, words, text } of long.sort((a, b) => b.words - a.words).slice(0, 10))
    console.log(`  ${words} ${place} ${text.slice(0, 80).replaceAll('\n', ' ')}…`);

  const open = docs.filter(({ values }) => values.status?.length > 0);
  heading(`Pages with a status note: ${open.length} of ${docs.length}`);
  for (const { file, values } of open)
    console.log(`  ${file}\n    ${values.status.join('\n    ')}`);
} finally {
  await server.close();
}

function heading(text) {
  console.log(`\n${text}`);
}

/** Rows of a name and a number. */
function table(rows) {
  for (const [name, value] of Object.entries(rows))
    console.log(`  ${name.padEnd(24)} ${value.toLocaleString('en').padStart(8)}`);
}

function countBy(list, keyOf) {
  const counts = {};
  for (const entry of list) counts[keyOf(entry)] = (counts[keyOf(entry)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([, a], [, b]) => b - a));
}

function sum(list) {
  return list.reduce((total, { content }) => total + content.words, 0);
}
