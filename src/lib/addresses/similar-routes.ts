import type { SidebarEntry } from '../sidebar-tree';

export interface LabeledRoute {
  label: string;
  path: string;
}

/** All entries of the sidebar, groups and pages. */
export function flattenSidebar(items: readonly SidebarEntry[]): LabeledRoute[] {
  return items.flatMap(({ label, path, items: inner }) => [
    { label, path },
    ...flattenSidebar(inner ?? []),
  ]);
}

/** Words of a route or label, in lower case: `chat-gpt/quickStart` → chat, gpt, quick, start. */
function words(text: string): Set<string> {
  return new Set(
    text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 2 && word !== 'docs' && word !== 'qsc'),
  );
}

/** Whether one word starts with the other. After three letters, only one may follow: `api`, `apis`; not `now`, `nowhere`. */
function isPrefix(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b].sort((one, other) => one.length - other.length);
  return long.startsWith(short) && (short.length > 3 || long.length - short.length <= 1);
}

/**
 * Up to five pages whose route or label shares words with an address that does not exist, best first. A word counts as shared
 * when one starts with the other, so that `filter` finds `filters`; the last part of the address counts double.
 */
export function similarRoutes<Page extends LabeledRoute>(
  address: string,
  pages: readonly Page[],
): Page[] {
  const addressWords = words(address);
  const last = words(address.split('/').filter(Boolean).at(-1) ?? '');
  const candidates = pages.map((page) => {
    const pageWords = [...words(`${page.path} ${page.label}`)];
    const isShared = (word: string) => pageWords.some((other) => isPrefix(word, other));
    const score = [...addressWords].filter(isShared).length + [...last].filter(isShared).length * 2;
    // Of equal scores, the page with fewer words is more similar.
    return { page, score: score - pageWords.length / 100 };
  });
  return candidates
    .filter(({ score }) => score >= 1)
    .sort((a, b) => b.score - a.score)
    .slice(0, 5)
    .map(({ page }) => page);
}
