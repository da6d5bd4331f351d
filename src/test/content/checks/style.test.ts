import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentFiles, figureFiles } from '../../support/content-files';
import { proseOf } from './prose';
import { readStyle, styleFaults } from './style';

const rules = readStyle(fs.readFileSync('content/style.yml', 'utf8'));
const faultsOf = (raw: string) => styleFaults('a.mdx', proseOf('a.mdx', raw), rules);

describe('prose', () => {
  it('is found in front matter, text, tables, headings and titles, with its line', () => {
    const page = `---
title: Easy start
description: Just a page
status:
  - An easy part
---

Two lines of text, and
the second is simply the second.

## A dropdown {#id}

| A | B |
|---|---|
| very | \`very\` |

:::note[Please read]

<Tabs>
<Tab label="Via GET">

- Really **actually** new

</Tab>
</Tabs>

:::

\`\`\`js title="Simply code"
const just = 'please';
\`\`\`
`;
    expect(faultsOf(page).map((fault) => fault.split(': ')[0])).toEqual([
      'a.mdx:2 "Easy"',
      'a.mdx:3 "Just"',
      'a.mdx:4 "easy"',
      'a.mdx:9 "simply"',
      'a.mdx:11 "dropdown"',
      'a.mdx:15 "very"',
      'a.mdx:17 "Please"',
      'a.mdx:20 "Via"',
      'a.mdx:22 "Really"',
      'a.mdx:22 "actually"',
      'a.mdx:29 "Simply code"'.replace(' code', ''),
    ]);
  });

  it('has words, not parts of names: {url}, config.json, a path and code stay', () => {
    expect(faultsOf('The {url} of config.json, /api/v1, api-mapper and `url`, adjust it.')).toEqual(
      [],
    );
    expect(faultsOf('The url.')).toEqual([expect.stringContaining('"url": write URL')]);
  });
});

it('knows days written the other way around', () => {
  expect(faultsOf('From 1 March 2025 to March 10, 2025.')).toEqual([
    expect.stringContaining('"1 March": write the month before the day'),
  ]);
});

it('reads texts of figures and descriptions of pictures', () => {
  const svg = '<svg viewBox="0 0 9 9">\n  <text x="1">1 March &amp; grey</text>\n</svg>';
  expect(styleFaults('a.figure.svg', proseOf('a.figure.svg', svg), rules)).toHaveLength(2);
  expect(faultsOf('![Easy](./a.figure.svg "Just a caption")')).toHaveLength(2);
});

describe('words to avoid', () => {
  const style = (avoid: string) => readStyle(`terms: []\navoid:\n  - { words: ${avoid}, why: w }`);
  const quotes = (avoid: string, raw: string) =>
    styleFaults('a.mdx', proseOf('a.mdx', raw), style(avoid)).map((fault) => fault.split('"')[1]);

  it('may leave a gap of up to eight words in one sentence', () => {
    const gap = (raw: string) => quotes('[replace … by]', raw);
    expect(gap('Replace `a` by `b`.')).toEqual(['Replace `code` by']);
    expect(gap('Replace the value of the field\nby another one.')).toHaveLength(1);
    expect(gap('Replace by.')).toEqual([]);
    expect(gap('Replace it. Sort by price.')).toEqual([]);
    expect(gap('Replace it; sort by price.')).toEqual([]);
    expect(gap('Replace one two three four five six seven eight nine by.')).toEqual([]);
    expect(gap('Replace v1.2, the old one, by it.')).toHaveLength(1);
  });

  it('may count at the end of a sentence only', () => {
    const end = (raw: string) => quotes('[too, as well], end: true', raw);
    expect(end('This works too. That works as\nwell; it is true.')).toEqual(['too', 'as\nwell']);
    expect(end('| This works too | as well? |\n|---|---|')).toEqual(['too', 'as well']);
    expect(end('The word is too short, as well as new. Too.Many')).toEqual([]);
  });

  it('may count at the start of a sentence only', () => {
    const start = (raw: string) => quotes('[this page], start: true', raw);
    expect(start('This page is new. This page grows: this page')).toEqual([
      'This page',
      'This page',
    ]);
    expect(start('Read this page.')).toEqual([]);
  });
});

it('reads labels, names and descriptions of settings', () => {
  const yaml = 'facet:\n  label: Easy facets\n  description: Just facets\n';
  expect(styleFaults('tags.yml', proseOf('tags.yml', yaml), rules)).toEqual([
    expect.stringMatching(/^tags\.yml:2 "Easy"/),
    expect.stringMatching(/^tags\.yml:3 "Just"/),
  ]);
});

it('reports faults of the style file', () => {
  expect(() => readStyle('terms: [{ use: a }]\navoid: []')).toThrow('the key "not" is missing');
});

it.each([
  ...contentFiles('content', 'src/search', 'src/node', 'bench', 'deploy', 'plugins'),
  ...figureFiles('content'),
  'README.md',
  'CONTRIBUTING.md',
])('%s keeps to content/style.yml', (file) => {
  expect(styleFaults(file, proseOf(file, fs.readFileSync(file, 'utf8')), rules)).toEqual([]);
});

it('lets only the home of a fact state it', () => {
  const facts = readStyle(
    'terms: []\navoid: []\nfacts: [{ home: cache.mdx, words: [cached for five minutes] }]',
  );
  const stated = (file: string, raw: string) => styleFaults(file, proseOf(file, raw), facts);
  expect(stated('cache.mdx', 'It is cached for five minutes.')).toEqual([]);
  expect(stated('content/blog/a.mdx', 'It is cached for five minutes.')).toEqual([]);
  expect(stated('a.mdx', 'It is [cached for five minutes](b.mdx).')).toEqual([
    'a.mdx:1 "cached for five minutes": only cache.mdx states this; link there',
  ]);
});

it.each(rules.flatMap(({ home, pattern }) => (home ? [[home, pattern] as const] : [])))(
  '%s states the fact that has its home there',
  (home, pattern) => {
    const prose = proseOf(home, fs.readFileSync(home, 'utf8'));
    expect(prose.some(({ text }) => text.search(pattern) >= 0)).toBe(true);
  },
);
