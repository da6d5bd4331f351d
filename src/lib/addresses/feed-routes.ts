import { site } from '../../site';
import { docPages, routes } from './routes';

/** The feeds of the blog. */
export const feedFiles = feedFilesAt('/rss.xml', '/atom.xml', '/feed.json');

/** The feeds of "What's new" in the documentation. */
export const releaseFeedFiles = feedFilesAt(
  '/whats-new.rss.xml',
  '/whats-new.atom.xml',
  '/whats-new.json',
);

/** The feeds of API changes. */
export const apiFeedFiles = feedFilesAt(
  '/api-changes.rss.xml',
  '/api-changes.atom.xml',
  '/api-changes.json',
);

/** The formats of a feed: route, media type, and name. */
export type FeedFiles = ReturnType<typeof feedFilesAt>;

function feedFilesAt(rss: string, atom: string, json: string) {
  return [
    { path: rss, type: 'application/rss+xml', name: 'RSS' },
    { path: atom, type: 'application/atom+xml', name: 'Atom' },
    { path: json, type: 'application/feed+json', name: 'JSON Feed' },
  ] as const;
}

/** The feed that a page announces: posts on pages of the blog, entries on the two pages about changes. */
export function feedOfPage(route: string): { title: string; files: FeedFiles } | undefined {
  if (route === docPages.whatsNew) return { title: site.releases.title, files: releaseFeedFiles };
  if (route === docPages.apiChanges) return { title: 'Changes of the API', files: apiFeedFiles };
  if (route === routes.blog || route.startsWith(`${routes.blog}/`))
    return { title: site.blog.title, files: feedFiles };
  return undefined;
}
