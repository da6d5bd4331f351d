import { didYouMean, type Fault } from '../faults/faults';
import { contentRoute } from '../../lib/addresses/routes';
import { trimSlash } from '../content/links';
import type { Fields } from '../content/front-matter/fields';
import { readEntries, type Entry } from '../content/read-entries';

/** Old addresses and where they lead, relative to the site's root folder. */
export const redirectsFile = 'content/redirects.yml';

/** An old address and its target. Both are routes, with `#anchor` or without. */
export interface Redirect {
  from: string;
  to: string;
}

export interface SitePages {
  routes: ReadonlySet<string>;
  /** Ids of the pages that are made from content, by route. */
  ids: ReadonlyMap<string, readonly string[]>;
}

export const redirectFields: Fields = {
  from: { type: 'string', required: true },
  to: { type: 'string', required: true },
};

type OldAddress = Redirect & Pick<Entry<Redirect>, 'faults'>;

/** Reads and checks the list of old addresses. A chain of entries resolves to its end. */
export function readRedirects(source: string, sitePages: SitePages, file = redirectsFile) {
  const list = {
    file,
    form: '{ from: /docs/old#anchor, to: /docs/new#anchor }',
    fields: redirectFields,
  };
  const byFrom = new Map<string, OldAddress>();
  const { faults } = readEntries<Redirect>(source, list, ({ value, faults: faultsOf }) => {
    const entry = {
      from: normalizeAddress(value.from),
      to: normalizeAddress(value.to),
      faults: faultsOf,
    };
    if (byFrom.has(entry.from)) return faultsOf('from', 'redirect-twice', { address: entry.from });
    byFrom.set(entry.from, entry);
    return addressFaults(entry);
  });
  if (faults.length > 0) return { redirects: [], faults };
  const redirects = [...byFrom.values()].flatMap((entry): Redirect[] => {
    const to = endOf(entry, byFrom);
    const targetFaults = pageFaults(entry, to, sitePages);
    faults.push(...targetFaults);
    return to === undefined || targetFaults.some(({ severity }) => severity === 'error')
      ? []
      : [{ from: entry.from, to }];
  });
  return { redirects, faults };
}

/** As a route, without a slash at the end of the path. */
function normalizeAddress(address: string): string {
  const { route, anchor } = addressParts(contentRoute(address));
  return `${trimSlash(route)}${anchor && `#${anchor}`}`;
}

/** Route and anchor of an address; without an anchor it is empty. */
function addressParts(address: string): { route: string; anchor: string } {
  const [route = '', anchor = ''] = address.split('#', 2);
  return { route, anchor };
}

function addressFaults(entry: OldAddress): Fault[] {
  return (['from', 'to'] as const)
    .filter(
      (key) => !/^\/(?!\/)[^?\s*\\"<>$`]*$/.test(entry[key]) || /\/\.\.?(?:\/|$)/.test(entry[key]),
    )
    .flatMap((key) => entry.faults(key, 'no-route', { address: entry[key] }));
}

/** The final target of an entry; undefined for a loop. */
function endOf(entry: OldAddress, byFrom: ReadonlyMap<string, Redirect>): string | undefined {
  const visited = new Set([entry.from]);
  let to = entry.to;
  for (;;) {
    if (visited.has(to)) return undefined;
    visited.add(to);
    const { route, anchor } = addressParts(to);
    const next = byFrom.get(to) ?? byFrom.get(route);
    if (!next) return to;
    to = next.to.includes('#') || anchor === '' ? next.to : `${next.to}#${anchor}`;
  }
}

function pageFaults(
  entry: OldAddress,
  end: string | undefined,
  { routes, ids }: SitePages,
): Fault[] {
  if (end === undefined) return entry.faults('to', 'redirect-loop', { address: entry.from });
  const from = addressParts(entry.from);
  const to = addressParts(end);
  if (!routes.has(to.route))
    return entry.faults('to', 'redirect-to-no-page', {
      route: to.route,
      fix: didYouMean(to.route, [...routes], 'correct the route or remove the entry', '…'),
    });
  if (routes.has(from.route) && from.anchor === '')
    return entry.faults('from', 'redirect-hides-page', { address: entry.from });
  if (from.anchor !== '' && ids.get(from.route)?.includes(from.anchor))
    return entry.faults('from', 'redirect-not-needed', { address: entry.from });
  const anchors = ids.get(to.route) ?? [to.anchor];
  if (to.anchor === '' || anchors.includes(to.anchor)) return [];
  return entry.faults('to', 'redirect-anchor', {
    ...to,
    fix: didYouMean(
      to.anchor,
      anchors,
      'name one of its headings, or leave the anchor out',
      '"#…"',
    ),
  });
}

/**
 * The redirects of hosts, and those of browsers, which alone see anchors. A browser keeps the requested anchor when a
 * redirect names none: so the anchors of a removed route are also entries of its target.
 */
export function redirectPlan(redirects: readonly Redirect[]) {
  const pages = redirects.filter(({ from }) => !from.includes('#'));
  const anchored = redirects.filter(({ from }) => from.includes('#'));
  const withAnchors = new Set(anchored.map(({ from }) => addressParts(from).route));
  const newRoutes = new Map(pages.map(({ from, to }) => [from, addressParts(to).route]));
  return {
    pages: pages.map(({ from, to }) => ({
      from,
      to: withAnchors.has(from) ? addressParts(to).route : to,
    })),
    anchors: Object.fromEntries(
      anchored.flatMap(({ from, to }) => {
        const { route, anchor } = addressParts(from);
        const moved = newRoutes.get(route);
        return [from, ...(moved === undefined ? [] : [`${moved}#${anchor}`])].map((old) => [
          old,
          to,
        ]);
      }),
    ) as Record<string, string>,
  };
}

export type RedirectPlan = ReturnType<typeof redirectPlan>;
