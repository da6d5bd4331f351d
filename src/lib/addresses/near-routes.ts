import type { SidebarEntry } from '../sidebar-tree';

export interface NearRoute {
  label: string;
  path: string;
}

/** All entries of the sidebar, groups and pages. */
export function flatten(items: readonly SidebarEntry[]): NearRoute[] {
  return items.flatMap(({ label, path, items: inner }) => [
    { label, path },
    ...flatten(inner ?? []),
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

/** Whether one of two words begins with the other. Three letters begin too much: `now` is not `nowhere`, but `apis` is `api`. */
function isBeginning(a: string, b: string): boolean {
  const [short = '', long = ''] = [a, b].sort((one, other) => one.length - other.length);
  return long.startsWith(short) && (short.length > 3 || long.length - short.length <= 1);
}

/**
 * Pages whose route or label shares words with an address that does not exist, best first. A word counts as shared
 * when one starts with the other, so that `filter` finds `filters`; the last part of the address counts double.
 */
export function nearRoutes<Page extends NearRoute>(
  address: string,
  pages: readonly Page[],
  most = 5,
): Page[] {
  const wanted = words(address);
  const last = words(address.split('/').filter(Boolean).at(-1) ?? '');
  const scored = pages.map((page) => {
    const own = [...words(`${page.path} ${page.label}`)];
    const shares = (word: string) => own.some((other) => isBeginning(word, other));
    const score = [...wanted].filter(shares).length + [...last].filter(shares).length * 2;
    // Of equal scores the page with fewer words of its own is nearer.
    return { page, score: score - own.length / 100 };
  });
  return scored
    .filter(({ score }) => score >= 1)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page);
}
