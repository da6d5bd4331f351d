import fs from 'node:fs';
import { expect, it } from 'vitest';
import { contentRoute, docPages, routes } from '../../lib/addresses/routes';
import { topicPages } from '../../lib/topic-pages';
import { codeLinkFaults } from '../../node/routes/collect-faults';

/** The files that hold routes: the settings with the prefixes, and what is made of them. Calls have paths like them. */
const allowed = new Set([
  ...['src/site.ts', 'src/lib/addresses/routes.ts', 'src/lib/addresses/feed-routes.ts'],
  'src/search/protocol/operations.ts',
]);
const literal =
  /(?<!\*.*)(?:['"`]|\/\^?\\)\/(?:\((?:\?:)?)?(?:docs|blog|search|playground|404|rss\.xml|atom\.xml|feed\.json|sitemap)(?![-\w])/;

it('no file but those of routes holds a route', () => {
  const files = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$|^src\/test\//.test(name));
  expect(files.length).toBeGreaterThan(200);
  const found = files
    .filter((name) => !allowed.has(name))
    .flatMap((name) =>
      fs
        .readFileSync(name, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          literal.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [],
        ),
    );
  expect(found).toEqual([]);
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

it('a page that code links to and that does not exist is a warning', () => {
  const known = new Set<string>([...Object.values(docPages), ...Object.values(topicPages)]);
  expect(codeLinkFaults(known)).toEqual([]);
  expect(codeLinkFaults(new Set(['/docs/other']))).toHaveLength(known.size);
  known.delete(topicPages.filters);
  expect(codeLinkFaults(known)).toMatchObject([
    {
      severity: 'warning',
      file: 'src/lib/topic-pages.ts',
      message: `the site links to ${topicPages.filters}, and there is no such page`,
      fix: 'correct topicPages.filters, or remove it with its links',
    },
  ]);
});
