import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readArguments } from '../tools/arguments.mjs';
import '../tools/command-fault.mjs';
import { load } from '../tools/served-site.mjs';
import { printTable } from './print-table.mjs';
import { measureSearch } from './search.mjs';
import { countsOf } from './site-copy.mjs';

// npm run bench:search-size -- 1000 10000: what readers load before the first result, and how long queries take, for so
// many synthetic pages, without a build. Nothing is asserted.
const QUERIES = 20;
const { positionals } = readArguments({ operands: '[PAGES…]' });
const counts = countsOf(positionals);
const { writeSearchData } = await load('src/node/search/write-search-data');
const { docsDefinition } = await load('src/node/search/docs-definition');
const { suggestionTexts } = await load('src/node/search/documents');
const { largeDocuments } = await load('src/test/sites/support/large-docs');

const rows = [];
for (const count of counts) {
  const documents = [...largeDocuments(count)];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-search-size-'));
  try {
    const startedAt = performance.now();
    writeSearchData(folder, {
      definition: docsDefinition('docs'),
      documents,
      suggestions: suggestionTexts(documents.map(pageOf)),
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const measured = await measureSearch(folder, queriesFor(documents));
    rows.push([documents.length, seconds, ...Object.values(measured)]);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
printTable(
  'pages | index made in, s | index, kB brotli | before the first result (median and most), kB | requests at most | suggestions, kB brotli | index ready in, ms | query with a filter (median), ms | (p95), ms',
  rows,
);

/** Neighboring words of titles, headings, and texts of some documents. */
function queriesFor(documents) {
  return Array.from({ length: QUERIES }, (_, number) => {
    const { fields, passages } = documents[Math.floor((number * documents.length) / QUERIES)];
    const passage = passages[number % passages.length].fields;
    const text = [fields.title, passage.heading, passage.text][number % 3] || fields.title;
    const words = text.match(/\p{L}{3,}/gu) ?? ['index'];
    const start = Math.floor(words.length / 2);
    return words.slice(start, start + 1 + (number % 4)).join(' ') || words[0];
  });
}

/** A document in the shape of a page for suggestions. */
function pageOf({ fields, passages }) {
  const sections = passages.map(({ id, fields: { heading, defined = '' } }) => ({
    id,
    title: heading,
    defined: defined.split('\n').filter((name) => name !== ''),
  }));
  return {
    title: fields.title,
    tags: fields.tags,
    keywords: [],
    content: { sections, samples: [] },
  };
}
