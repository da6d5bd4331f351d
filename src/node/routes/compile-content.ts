import type { CreatePagesArgs } from 'gatsby';
import { isProduction, site } from '../../site';
import { compileAll, hasSamePartials, keyOf, pipelineVersion } from '../compile/compiled-cache';
import { bodyOf, isPost, type PageNode } from '../data/gatsby-nodes';
import { resolveTarget, routeLookup } from '../data/link-targets';
import { comparePosts, relatedPosts } from '../data/related-posts';
import { currentTerms } from '../data/terms';
import type { CompiledContent } from '../source/compiled-content';
import { digest } from '../source/digest';
import { lastUpdated } from '../source/last-updated';

/** What checks and search need of a compiled page; the rest does not stay in memory. */
type KeptContent = Pick<
  CompiledContent,
  | 'faults'
  | 'links'
  | 'images'
  | 'ids'
  | 'headings'
  | 'partials'
  | 'words'
  | 'beforeMarker'
  | 'sections'
  | 'samples'
>;

/** A page with its compiled content. */
export type ContentPage = PageNode & {
  content: KeptContent;
  /** Digest of what else the page is made of; see `inputsOf`. */
  inputs: string;
};

/** Compiles the pages, those that the cache holds excepted, and compares the posts. */
export async function compileContent(
  pages: readonly PageNode[],
  args: CreatePagesArgs,
): Promise<ContentPage[]> {
  const contents = await contentsOf(pages, args);
  await comparePosts(args);
  return Promise.all(
    pages.map(async (page) => {
      const content = contents.get(page.id)?.content;
      if (!content) throw new Error(`${page.file} was not compiled.`);
      return { ...page, content, inputs: await inputsOf(page, content, args) };
    }),
  );
}

type Contents = ReadonlyMap<string, { key: string; content: KeptContent }>;

/** In develop: the contents at the last save, so that the next one does not read those of all pages from the cache. */
let last: Contents = new Map();

async function contentsOf(pages: readonly PageNode[], args: CreatePagesArgs): Promise<Contents> {
  const known = last;
  const isKnown = (page: PageNode) => {
    const entry = known.get(page.id);
    return entry?.key === keyOf(page) && hasSamePartials(entry.content);
  };
  const others = pages.filter((page) => !isKnown(page));
  const compiled = await compileAll(others, (page) => bodyOf(page, args), args.cache, kept);
  const fresh = new Map(others.map(({ id }, index) => [id, compiled[index]]));
  const contents: Contents = new Map(
    pages.flatMap((page) => {
      const content = fresh.get(page.id) ?? known.get(page.id)?.content;
      return content ? [[page.id, { key: keyOf(page), content }]] : [];
    }),
  );
  if (!isProduction) last = contents;
  return contents;
}

function kept(content: CompiledContent): KeptContent {
  const { faults, links, images, ids, headings, partials, words, beforeMarker, sections, samples } =
    content;
  return { faults, links, images, ids, headings, partials, words, beforeMarker, sections, samples };
}

/**
 * A digest of what a page is made of besides its own source: the compiler, the routes that its links lead to, its
 * partials, the terms that its diagrams link, and for posts what their list of related ones shows. Being part of the page's context, it makes Gatsby run
 * the page's query again.
 */
async function inputsOf(
  page: PageNode,
  { links, partials, samples }: KeptContent,
  args: CreatePagesArgs,
): Promise<string> {
  const findRoute = routeLookup(args);
  const related = isPost(page) ? await relatedPosts(page.id, args) : [];
  return digest(
    JSON.stringify([
      pipelineVersion,
      links.map(({ href }) => resolveTarget(href, page.file, findRoute)),
      partials,
      samples.some(({ language }) => language === 'mermaid') && currentTerms(args).key,
      lastUpdated(page.file, site.contentFolder),
      ...related.map((post) => [post.path, post.title, post.date]),
    ]),
  );
}
