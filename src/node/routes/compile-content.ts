import type { CreatePagesArgs } from 'gatsby';
import { isProduction, site } from '../../site';
import type { PageSummary } from '../compile/compile-cache';
import { compileAll } from '../compile/compile-pages';
import { bodyOf, pageNode, type PageNode } from '../data/gatsby-nodes';
import { resolveTarget, routeLookup } from '../data/link-targets';
import { readTerms } from '../data/terms';
import type { Terms } from '../source/build-state';
import { bundleFile } from '../source/workers/bundle';
import { codeVersion } from '../source/workers/code-version';
import { digest } from '../source/workers/digest';
import { lastUpdated } from '../source/last-updated';

export type ContentPage = PageNode & {
  content: PageSummary;
  /** Digest of the page's other sources; see `inputsOf`. */
  inputs: string;
};

/** Compiles the pages that the cache does not hold. @param found ids of the pages */
export async function compileContent(
  found: readonly { id: string }[],
  args: CreatePagesArgs,
): Promise<ContentPage[]> {
  const pages = found.map(({ id }) => pageNode(id, args));
  const contents = await compileAll(pages, (page) => bodyOf(page, args), {
    isCalledAgain: !isProduction,
  });
  const terms = readTerms(args);
  return pages.map((page, index) => {
    const content = contents[index];
    if (!content) throw new Error(`${page.file} was not compiled.`);
    return { ...page, content, inputs: inputsOf(page, content, terms, args) };
  });
}

/**
 * A digest of what a page is made of besides its own source: the code of the build, the routes that its links lead to, its
 * partials, and the terms that it links. As part of the page's context, a new digest makes Gatsby run the page's query
 * again.
 */
function inputsOf(
  page: PageNode,
  { links, partials, samples }: PageSummary,
  terms: Terms,
  args: CreatePagesArgs,
): string {
  const findRoute = routeLookup(args);
  return digest(
    JSON.stringify([
      codeVersion(bundleFile('node-apis')),
      links.map(({ href }) => resolveTarget(href, page.file, findRoute)),
      partials,
      samples.some(({ language }) => language === 'mermaid') && terms.key,
      [...terms.glossary],
      lastUpdated(page.file, site.contentFolder),
    ]),
  );
}
