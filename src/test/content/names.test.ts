import fs from 'node:fs';
import { expect, it } from 'vitest';
import { readFrontMatter } from '../../node/content/front-matter/front-matter';
import type { Fields } from '../../node/content/front-matter/fields';
import { parse } from 'yaml';
import { categories, pageFiles } from '../support/content-files';

/** Texts that identify a page or list for readers. */
interface Entry {
  /** File, with the key of a tag or an author. */
  source: string;
  title: string;
  description: string;
}

const fields = {
  title: { type: 'string' },
  description: { type: 'string' },
  status: { type: 'strings' },
} as const satisfies Fields;

const pages = pageFiles('content/docs', 'content/blog').map((source) => {
  const { values } = readFrontMatter(fs.readFileSync(source, 'utf8'), source, fields);
  const { title = '', description = '', status = [] } = values;
  return { source, title, description, status };
});

const groups: Entry[] = categories()
  .filter(({ inline }) => !inline)
  .map(({ file, label, description }) => ({
    ...{ source: file, title: label ?? '', description: description ?? '' },
  }));

const keyed = (file: string): Entry[] =>
  Object.entries(parse(fs.readFileSync(file, 'utf8')) as Record<string, Partial<Entry>>).map(
    ([key, { description = '' }]) => ({ source: `${file} ${key}`, title: key, description }),
  );

/** Entries that share a text with an earlier one. */
function repeated(entries: readonly Entry[], textOf: (entry: Entry) => string): string[] {
  const first = new Map<string, string>();
  return entries.flatMap((entry) => {
    const other = first.get(textOf(entry));
    if (other === undefined) first.set(textOf(entry), entry.source);
    return other === undefined ? [] : [`${entry.source}: "${textOf(entry)}" is also in ${other}`];
  });
}

it('has a description of 70 to 160 characters for every page, post, category, tag and author', () => {
  const all = [...pages, ...groups, ...keyed('content/tags.yml'), ...keyed('content/authors.yml')];
  expect(
    all
      .filter(({ description: { length } }) => length < 70 || length > 160)
      .map(({ source, description }) => `${source}: ${description.length} characters`),
  ).toEqual([]);
  expect(repeated(all, ({ description }) => description)).toEqual([]);
});

it('has a unique title for every page, post and category', () => {
  const sources = new Set(pages.map(({ source }) => source));
  const hasIndex = ({ source }: Entry) => sources.has(source.replace('_category.yml', 'index.mdx'));
  const entries = [...pages, ...groups.filter((group) => !hasIndex(group))];
  expect(repeated(entries, ({ title }) => title.toLowerCase())).toEqual([]);
});

it('lists what a page does not cover in short lines', () => {
  const faults = pages.flatMap(({ source, status }) =>
    status
      .filter((line) => line.length > 110 || /[.!?]$/.test(line))
      .map((line) => `${source}: "${line}" (${line.length} characters)`),
  );
  expect(faults).toEqual([]);
});
