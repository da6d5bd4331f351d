import fs from 'node:fs';
import { expect, it } from 'vitest';
import { readFrontMatter } from '../../node/source/front-matter/front-matter';
import type { Fields } from '../../node/source/front-matter/fields';
import { parse } from 'yaml';
import { contentFiles, pageFiles } from '../support/content-files';

/** What readers tell pages and lists apart by. */
interface Entry {
  /** File, with the key of a tag or an author. */
  place: string;
  title: string;
  description: string;
}

const fields = {
  title: { type: 'string' },
  description: { type: 'string' },
  status: { type: 'strings' },
} as const satisfies Fields;

const pages = pageFiles('content/docs', 'content/blog').map((place) => {
  const { values } = readFrontMatter(fs.readFileSync(place, 'utf8'), place, fields);
  const { title = '', description = '', status = [] } = values;
  return { place, title, description, status };
});

const read = (file: string) =>
  parse(fs.readFileSync(file, 'utf8')) as Record<string, string | undefined>;

const categories: Entry[] = contentFiles('content/docs')
  .filter((file) => file.endsWith('_category.yml'))
  .map((place) => ({ place, settings: read(place) }))
  .filter(({ settings }) => !settings['inline'])
  .map(({ place, settings: { label = '', description = '' } }) => ({
    place,
    title: label,
    description,
  }));

const keyed = (file: string): Entry[] =>
  Object.entries(parse(fs.readFileSync(file, 'utf8')) as Record<string, Partial<Entry>>).map(
    ([key, { description = '' }]) => ({ place: `${file} ${key}`, title: key, description }),
  );

/** Entries that share a text with an earlier one. */
function repeated(entries: readonly Entry[], textOf: (entry: Entry) => string): string[] {
  const first = new Map<string, string>();
  return entries.flatMap((entry) => {
    const other = first.get(textOf(entry));
    if (other === undefined) first.set(textOf(entry), entry.place);
    return other === undefined ? [] : [`${entry.place}: "${textOf(entry)}" is also in ${other}`];
  });
}

it('gives every page, post, category, tag and author a description of 70 to 160 characters', () => {
  const all = [
    ...pages,
    ...categories,
    ...keyed('content/tags.yml'),
    ...keyed('content/authors.yml'),
  ];
  expect(
    all
      .filter(({ description: { length } }) => length < 70 || length > 160)
      .map(({ place, description }) => `${place}: ${description.length} characters`),
  ).toEqual([]);
  expect(repeated(all, ({ description }) => description)).toEqual([]);
});

it('gives every page, post and category a title that nothing else has', () => {
  const places = new Set(pages.map(({ place }) => place));
  const hasIndex = ({ place }: Entry) => places.has(place.replace('_category.yml', 'index.mdx'));
  const entries = [...pages, ...categories.filter((category) => !hasIndex(category))];
  expect(repeated(entries, ({ title }) => title.toLowerCase())).toEqual([]);
});

it('lists what a page does not cover in short lines', () => {
  const faults = pages.flatMap(({ place, status }) =>
    status
      .filter((line) => line.length > 110 || /[.!?]$/.test(line))
      .map((line) => `${place}: "${line}" (${line.length} characters)`),
  );
  expect(faults).toEqual([]);
});
