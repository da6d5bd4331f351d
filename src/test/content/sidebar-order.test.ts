import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readFrontMatter } from '../../node/content/front-matter/front-matter';
import { docFields } from '../../node/content/front-matter/front-matter-fields';
import { docRoute } from '../../node/content/file-routes';
import { docsFolder } from '../../node/content/files';
import {
  allGroups,
  buildSidebar,
  readingOrder,
  type SidebarItem,
} from '../../node/content/sidebar';
import { categories, pageFiles } from '../support/content-files';

const settings = categories();

const pages = pageFiles(docsFolder).map((file) => {
  const { values } = readFrontMatter(fs.readFileSync(file, 'utf8'), file, docFields);
  const title = String(values['title']);
  return {
    id: file,
    file,
    path: docRoute(file),
    title,
    sidebarLabel: String(values['sidebar_label'] ?? title),
  };
});

const sidebar = buildSidebar(pages, settings);
const groups = allGroups(sidebar);

it('has every page once, all of them in groups that their folders set up', () => {
  expect(
    readingOrder(sidebar)
      .map(({ file }) => file)
      .sort(),
  ).toEqual(pages.map(({ file }) => file).sort());
  expect(sidebar.filter(({ kind }) => kind === 'page')).toEqual([]);
  const folders = new Set(settings.map(({ folder }) => folder));
  expect(groups.filter(({ key }) => !folders.has(key)).map(({ key }) => key)).toEqual([]);
});

it('lists each page and folder in one group', () => {
  const listed = settings.flatMap(({ folder, include }) =>
    (include ?? []).map((entry) => path.posix.join(folder, entry)),
  );
  expect(listed.filter((entry, index) => listed.indexOf(entry) !== index)).toEqual([]);
});

it('has two to twelve entries in every group, and at most twelve groups at the top', () => {
  const wrong = groups
    .map(({ label, items, page }) => ({ label, entries: items.length + (page ? 1 : 0), items }))
    .filter(({ entries, items }) => entries < 2 || items.length > 12);
  expect(wrong.map(({ label, entries }) => `${label}: ${entries} entries`)).toEqual([]);
  expect(sidebar.length).toBeLessThanOrEqual(12);
});

it('uses no name twice', () => {
  const names = namesOf(sidebar).map((name) => name.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

function namesOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => [
    item.label,
    ...(item.kind === 'group' ? namesOf(item.items) : []),
  ]);
}
