import path from 'node:path';
import { capitalize } from '../../lib/text/capitalize';
import { categoryRoute } from './file-routes';
import { docsFolder } from './files';
import type { PageRecord } from './page-record';

/** The documentation sidebar as a pure function of pages, folders and their settings. */

export interface SidebarPageInput extends Pick<PageRecord, 'id' | 'file' | 'path' | 'title'> {
  sidebarLabel: string;
  sidebarPosition?: number | null;
}

export interface CategorySettings {
  folder: string;
  label?: string | null;
  position?: number | null;
  description?: string | null;
  inline?: boolean | null;
  include?: readonly string[] | null;
}

export interface SidebarGroup<Page = SidebarPageInput> {
  kind: 'group';
  key: string;
  label: string;
  path: string;
  description?: string | undefined;
  position: number;
  /** The folder's index page. */
  page?: Page;
  items: SidebarItem<Page>[];
}

export interface SidebarLeaf<Page = SidebarPageInput> {
  kind: 'page';
  label: string;
  position: number;
  page: Page;
}

export type SidebarItem<Page = SidebarPageInput> = SidebarGroup<Page> | SidebarLeaf<Page>;

/** Items without a position come after those with one. */
export const LAST = Number.MAX_SAFE_INTEGER;

/**
 * Folders become groups, pages their items. The pages and folders that `include` lists, from any folder, belong to its
 * group and come first, in the order of the list; the others follow by position, then label. A folder with `inline` moves
 * its items to the group around it. Groups without pages are left out.
 * @param pages listed ones only: drafts and unlisted pages are in no list
 */
export function buildSidebar(
  pages: readonly SidebarPageInput[],
  settings: readonly CategorySettings[],
): SidebarItem[] {
  const byFolder = new Map(settings.map((entry) => [entry.folder, entry]));
  const includes = includePositions(settings);
  const top: SidebarItem[] = [];
  const groups = new Map<string, SidebarGroup>();

  /** The list of a folder's items; creates the groups around it. */
  const itemsOf = (folder: string): SidebarItem[] => {
    if (folder === '') return top;
    const included = includes.get(folder);
    const parent = included?.folder ?? folderOf(folder);
    const entry = byFolder.get(folder);
    if (entry?.inline) return itemsOf(parent);
    let group = groups.get(folder);
    if (!group) {
      group = {
        kind: 'group',
        key: folder,
        label: entry?.label ?? labelOf(folder),
        path: categoryRoute(folder),
        description: entry?.description ?? undefined,
        position: included?.position ?? entry?.position ?? LAST,
        items: [],
      };
      groups.set(folder, group);
      itemsOf(parent).push(group);
    }
    return group.items;
  };

  for (const page of pages) {
    const path = page.file.slice(docsFolder.length + 1);
    const included = includes.get(path);
    const folder = included?.folder ?? folderOf(path);
    const items = itemsOf(folder);
    const group = groups.get(folder);
    if (group && /(?:^|\/)index\.mdx?$/.test(path)) Object.assign(group, { page, path: page.path });
    else
      items.push({
        kind: 'page',
        label: page.sidebarLabel,
        position: included?.position ?? page.sidebarPosition ?? LAST,
        page,
      });
  }
  sort(top);
  return top;
}

/** Group and position of the files and folders that `include` lists. A folder cannot include a folder that contains it. */
function includePositions(settings: readonly CategorySettings[]) {
  return new Map(
    settings.flatMap(({ folder, include }) =>
      (include ?? [])
        .map((listed) => path.posix.join(folder, listed))
        .flatMap((listed, index, all) =>
          `${folder}/`.startsWith(`${listed}/`)
            ? []
            : [[listed, { folder, position: index - all.length }] as const],
        ),
    ),
  );
}

const folderOf = (file: string) => (file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '');

/** Pages in reading order: a group's own page first, then its items. */
export function readingOrder(items: readonly SidebarItem[]): SidebarPageInput[] {
  return items.flatMap((item) =>
    item.kind === 'page'
      ? [item.page]
      : [...(item.page ? [item.page] : []), ...readingOrder(item.items)],
  );
}

/** All groups, each before the groups inside it. */
export function allGroups(items: readonly SidebarItem[]): SidebarGroup[] {
  return items.flatMap((item) => (item.kind === 'group' ? [item, ...allGroups(item.items)] : []));
}

/** Groups around every page and group, by its route: outermost first, without a group itself. */
export function allTrails(
  items: readonly SidebarItem[],
  ancestors: readonly SidebarGroup[] = [],
  trails = new Map<string, readonly SidebarGroup[]>(),
): Map<string, readonly SidebarGroup[]> {
  for (const item of items) {
    trails.set(item.kind === 'page' ? item.page.path : item.path, ancestors);
    if (item.kind === 'group') allTrails(item.items, [...ancestors, item], trails);
  }
  return trails;
}

/** The sidebar as the browser gets it: label, route, and items for groups. */
export interface SidebarData {
  label: string;
  path: string;
  items?: SidebarData[];
}

export function sidebarData(items: readonly SidebarItem[]): SidebarData[] {
  return items.map((item) =>
    item.kind === 'page'
      ? { label: item.label, path: item.page.path }
      : { label: item.label, path: item.path, items: sidebarData(item.items) },
  );
}

function sort(items: SidebarItem[]): void {
  items.sort((a, b) => a.position - b.position || a.label.localeCompare(b.label, 'en'));
  for (const item of items) if (item.kind === 'group') sort(item.items);
}

/** `howTo` → "How to", `chat-gpt` → "Chat gpt": a default for folders without a label, and for new pages. */
export function labelOf(name: string): string {
  const words = path.posix.basename(name).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return capitalize(words.replace(/[-_]+/g, ' ').toLowerCase());
}
