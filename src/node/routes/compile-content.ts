import type { CreatePagesArgs } from 'gatsby';
import { isProduction, site } from '../../site';
import type { PageSummary } from '../compile/compile-cache';
import { compileAll } from '../compile/compile-pages';
import { bodyOf, isPost, pageNode, type PageNode } from '../data/gatsby-nodes';
import { resolveTarget, routeLookup } from '../data/link-targets';
import { comparePages, relatedPages } from '../data/related-pages';
import { readTerms } from '../data/terms';
import type { Terms } from '../source/build-state';
import { bundleFile } from '../source/workers/bundle';
import { codeVersion } from '../source/workers/code-version';
import { digest } from '../source/workers/digest';
import { lastUpdated } from '../source/last-updated';

/** A page with its compiled content. */
export type ContentPage = PageNode & {
  content: PageSummary;
  /** Digest of the page's other sources; see `inputsOf`. */
  inputs: string;
};

/** Compiles the pages that the cache does not hold, and compares them. @param found ids of the pages */
export async function compileContent(
  found: readonly { id: string }[],
  args: CreatePagesArgs,
): Promise<ContentPage[]> {
  const pages = found.map(({ id }) => pageNode(id, args));
  const contents = await compileAll(pages, (page) => bodyOf(page, args), {
    isCalledAgain: !isProduction,
  });
  await comparePages(args);
  const terms = readTerms(args);
  return Promise.all(
    pages.map(async (page, index) => {
      const content = contents[index];
      if (!content) throw new Error(`${page.file} was not compiled.`);
      return { ...page, content, inputs: await inputsOf(page, content, terms, args) };
    }),
  );
}

/**
 * A digest of what a page is made of besides its own source: the code of the build, the routes that its links lead to, its
 * partials, the terms that it links, and what its list of related pages shows. As part of the
 * page's context, a new digest makes Gatsby run the page's query again.
 */
async function inputsOf(
  page: PageNode,
  { links, partials, samples }: PageSummary,
  terms: Terms,
  args: CreatePagesArgs,
): Promise<string> {
  const findRoute = routeLookup(args);
  const related = await relatedPages(page.id, args);
  return digest(
    JSON.stringify([
      codeVersion(bundleFile('node-apis')),
      links.map(({ href }) => resolveTarget(href, page.file, findRoute)),
      partials,
      samples.some(({ language }) => language === 'mermaid') && terms.key,
      [...terms.glossary],
      lastUpdated(page.file, site.contentFolder),
      ...related.map((other) => [other.path, other.title, isPost(other) && other.date]),
    ]),
  );
}
