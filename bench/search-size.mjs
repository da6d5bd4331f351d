import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load } from '../tools/served-site.mjs';
import { printTable } from './print-table.mjs';
import { measureSearch } from './search.mjs';

// npm run bench:search-size -- 1000 10000 ../other/docs: what readers load before the first result, and how long queries
// take, for so many synthetic pages or for the Markdown files of a folder, without a build. Nothing is asserted.
const QUERIES = 20;
const { writeSearchData } = await load('src/node/search/write-search-data');
const { docsDefinition } = await load('src/node/search/docs-definition');
const { suggestionTexts } = await load('src/node/search/documents');
const { largeDocuments } = await load('src/test/large-docs');

const rows = [];
for (const source of process.argv.slice(2)) {
  const documents = /^\d+$/.test(source) ? [...largeDocuments(Number(source))] : markdownIn(source);
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
    rows.push([source, documents.length, seconds, ...Object.values(measured)]);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
printTable(
  'source | pages | index made in, s | index, kB brotli | before the first result (median and most), kB | requests at most | suggestions, kB brotli | index ready in, ms | query with a filter (median), ms | (p95), ms',
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

/** A document as the page that suggestions are made of. */
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

/** The Markdown files of a folder as documents: a section for each heading, samples as code. */
function markdownIn(folder) {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
  return files.flatMap((file) => {
    const parts = fs.readFileSync(path.join(folder, file), 'utf8').split(/^(?=#{1,3} )/m);
    const passages = parts.map((part, number) => {
      const heading = /^#{1,3} (.*)/.exec(part)?.[1] ?? '';
      const code = [...part.matchAll(/^```[^\n]*\n([^]*?)^```/gm)].map(([, sample]) => sample);
      const text = part.replace(/^```[^]*?^```/gm, '').replace(/^#.*\n/, '');
      return {
        id: number === 0 ? '' : heading.toLowerCase().replaceAll(/\W+/g, '-'),
        fields: { heading: number === 0 ? '' : heading, text, code: code.join('\n') },
      };
    });
    const title =
      /^title: *(.*)$/m.exec(parts[0])?.[1] ?? /^# (.*)$/m.exec(parts.join(''))?.[1] ?? file;
    const url = `/${file.replace(/\.mdx?$/, '')}`;
    const section = file.split(path.sep)[0];
    return [
      { id: url, fields: { title, url, section, breadcrumb: [section], tags: [] }, passages },
    ];
  });
}
