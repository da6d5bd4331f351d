import fs from 'node:fs';
import { expect, it } from 'vitest';
import { contentRoute, routes } from './routes';

/** Files that may contain routes: the settings with the prefixes, and the modules that read these. Paths of calls look alike. */
const allowed = new Set([
  ...['src/site.ts', 'src/lib/addresses/routes.ts', 'src/lib/addresses/feed-routes.ts'],
  'src/search/protocol/operations.ts',
]);
const literal =
  /(?<!\*.*)(?:['"`]|\/\^?\\)\/(?:\((?:\?:)?)?(?:docs|blog|search|playground|404|rss\.xml|atom\.xml|feed\.json|sitemap)(?![-\w])/;

it('only the files of routes contain a route', () => {
  const files = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$|^src\/test\//.test(name));
  expect(files.length).toBeGreaterThan(200);
  const literals = files
    .filter((name) => !allowed.has(name))
    .flatMap((name) =>
      fs
        .readFileSync(name, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          literal.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [],
        ),
    );
  expect(literals).toEqual([]);
});

it('addresses in files beside the pages name the folders of the content', () => {
  expect(
    ['/docs', '/docs/a#b', '/docs.md', '/blog/spark?a=b', '/docsy', '/search', '/a/docs'].map(
      contentRoute,
    ),
  ).toEqual([
    routes.docs,
    `${routes.docs}/a#b`,
    `${routes.docs}.md`,
    `${routes.blog}/spark?a=b`,
    '/docsy',
    '/search',
    '/a/docs',
  ]);
});
