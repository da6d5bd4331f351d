import type { TreeNode } from '../../../lib/content-tree';
import { anchorOfPage, docPages } from '../../../lib/routes';
import { pageBody } from '../../compile/page-body';
import type { CompiledContent, CompiledLink } from '../../source/compiled-content';
import { linkTerms } from '../../compile/term-links';
import { markTerms } from '../../compile/term-marks';
import type { Terms } from '../../source/build-state';
import { parseLink } from '../../source/links';
import { pageStep } from '../../source/workers/page-step';
import { isPost, type PageNode } from '../gatsby-nodes';
import { resolveTarget, resolveTree, type RouteOf } from '../link-targets';
import type { PageContent } from './resolver-context';

/** Words a minute that a reader of technical prose reads. */
const WORDS_PER_MINUTE = 220;

/** Parts of a page's content, each with the page. */
const ofPage = (key: 'links' | 'samples' | 'sections' | 'images') => ({
  resolve: ({ page, ...content }: PageContent) => content[key].map((item) => ({ ...item, page })),
});

export function contentResolvers(findRoute: RouteOf, terms: () => Terms) {
  const withMarks = (tree: readonly TreeNode[], page: PageNode) =>
    isPost(page) || page.kind === 'reference' || page.path === docPages.concepts
      ? tree
      : markTerms(tree, terms().glossary, docPages.concepts);
  const body = (tree: readonly TreeNode[], page: PageNode, partOf?: string) =>
    pageStep(page.file, 'make HTML', () => {
      const resolved = withMarks(resolveTree(tree, page.file, findRoute), page);
      return pageBody(linkTerms(resolved, terms().routeOf, page.path), partOf);
    });
  return {
    tree: {
      resolve: ({ tree, page: { file } }: PageContent) =>
        pageStep(file, 'resolve links', () => resolveTree(tree, file, findRoute)),
    },
    body: { resolve: ({ tree, page }: PageContent) => body(tree, page) },
    bodyInGroup: {
      resolve: ({ tree, page }: PageContent) => body(tree, page, anchorOfPage(page.path)),
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

export function linkResolvers(findRoute: RouteOf) {
  return {
    kind: { resolve: ({ href, page }: Link) => parseLink(href, page.file).kind },
    target: { resolve: ({ href, page }: Link) => resolveTarget(href, page.file, findRoute) },
  };
}
