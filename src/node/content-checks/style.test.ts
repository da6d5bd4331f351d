import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentFiles } from '../../test/content-files';
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

it('reads labels, names and descriptions of settings', () => {
  const yaml = 'facet:\n  label: Easy facets\n  description: Just facets\n';
  expect(styleFaults('tags.yml', proseOf('tags.yml', yaml), rules)).toEqual([
    expect.stringMatching(/^tags\.yml:2 "Easy"/),
    expect.stringMatching(/^tags\.yml:3 "Just"/),
  ]);
});

it('says what is wrong with the style file', () => {
  expect(() => readStyle('terms: [{ use: a }]\navoid: []')).toThrow('the key "not" is missing');
});

it.each(contentFiles('content'))('%s keeps to content/style.yml', (file) => {
  expect(styleFaults(file, proseOf(file, fs.readFileSync(file, 'utf8')), rules)).toEqual([]);
});
