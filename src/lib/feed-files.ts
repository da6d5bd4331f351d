/** The feeds of the blog: where they are served, and what programs know their formats by. */
export const feedFiles = [
  { path: '/rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { path: '/atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { path: '/feed.json', type: 'application/feed+json', name: 'JSON Feed' },
] as const;
