import { pageBody } from '../../compile/page-body';
import type { CompiledContent, CompiledLink } from '../../source/compiled-content';
import { linkTerms, type TermRoute } from '../../compile/term-links';
import { parseLink } from '../../source/links';
import { pageStep } from '../../source/workers/page-step';
import type { PageNode } from '../gatsby-nodes';
import { resolveTarget, resolveTree, type RouteOf } from '../link-targets';
import type { PageContent } from './resolver-context';

/** Words a minute that a reader of technical prose reads. */
const WORDS_PER_MINUTE = 220;

/** Parts of a page's content, each with the page. */
const ofPage = (key: 'links' | 'samples' | 'sections' | 'images') => ({
  resolve: ({ page, ...content }: PageContent) => content[key].map((item) => ({ ...item, page })),
});

/** Resolvers of Content. */
export function contentResolvers(findRoute: RouteOf, terms: () => TermRoute) {
  return {
    tree: {
      resolve: ({ tree, page: { file } }: PageContent) =>
        pageStep(file, 'resolve links', () => resolveTree(tree, file, findRoute)),
    },
    body: {
      resolve: ({ tree, page: { file, path } }: PageContent) =>
        pageStep(file, 'make HTML', () =>
          pageBody(linkTerms(resolveTree(tree, file, findRoute), terms(), path)),
        ),
    },
    toc: {
      resolve: ({ headings }: CompiledContent) =>
        headings.filter(({ level }) => level === 2 || level === 3),
    },
    readingTime: {
      resolve: ({ words }: CompiledContent) => Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    },
    links: ofPage('links'),
    samples: ofPage('samples'),
    sections: ofPage('sections'),
    images: ofPage('images'),
  };
}

type Link = CompiledLink & { page: PageNode };

/** Resolvers of ContentLink. */
export function linkResolvers(findRoute: RouteOf) {
  return {
    kind: { resolve: ({ href, page }: Link) => parseLink(href, page.file).kind },
    target: { resolve: ({ href, page }: Link) => resolveTarget(href, page.file, findRoute) },
  };
}
