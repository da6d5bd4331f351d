import type { CreateResolversArgs, GatsbyNode } from 'gatsby';
import { site } from '../../site';
import { compiledContent, type PageSource } from '../compile/compiled-cache';
import type { CompiledContent } from '../markdown/content';
import { categoryResolvers, categoryOfPage, topCategories } from './category-resolvers';
import { homeSample } from './home-sample';
import { imageFields } from './images';
import { lastUpdated } from '../source/last-updated';
import { resolveTarget, resolveTree, routeLookup } from './link-targets';
import { parseLink } from '../source/links';
import { pageBody } from '../compile/page-body';
import { listedDocs, listedPosts, loadSidebar, type NodeModel, type PageNode } from './page-nodes';
import { postResolvers } from './post-resolvers';
import { sidebarData } from '../source/sidebar';

interface Context {
  nodeModel: NodeModel;
}
type Parts<Key extends keyof CompiledContent> = CompiledContent[Key] extends (infer Item)[]
  ? Item & { page: PageNode }
  : never;

/** Words a minute that a reader of technical prose reads. */
const WORDS_PER_MINUTE = 220;

/** Fields that are computed when they are requested. */
export const createResolvers: GatsbyNode['createResolvers'] = (args: CreateResolversArgs) => {
  const { createResolvers: add, cache, getNode, createNodeId } = args;
  const findRoute = routeLookup({ getNode, createNodeId });
  const compiled = async (page: PageNode, { nodeModel }: Context): Promise<CompiledContent> => {
    const mdx = nodeModel.getNodeById({ id: page.parent ?? '' });
    return compiledContent(page as PageNode & PageSource, String(mdx?.['body'] ?? ''), cache);
  };
  const content = async (page: PageNode, _args: unknown, context: Context) => ({
    ...(await compiled(page, context)),
    page,
  });
  const ofPage = <Key extends 'links' | 'samples' | 'sections' | 'images'>(key: Key) => ({
    resolve: (parent: CompiledContent & { page: PageNode }) =>
      parent[key].map((item) => ({ ...item, page: parent.page })),
  });
  /** Everything of one kind on all pages, for queries over the whole content. */
  const overAll = async <Key extends 'links' | 'samples' | 'sections'>(
    key: Key,
    context: Context,
  ): Promise<Parts<Key>[]> => {
    const pages = [
      ...(await listedDocs(context.nodeModel)),
      ...(await listedPosts(context.nodeModel)),
    ];
    const lists = await Promise.all(
      pages.map(async (page) =>
        (await compiled(page, context))[key].map((item) => ({ ...item, page })),
      ),
    );
    return lists.flat() as unknown as Parts<Key>[];
  };
  const tags = (page: PageNode, _args: unknown, { nodeModel }: Context) =>
    byKeys(nodeModel, 'Tag', page.tagKeys);

  add({
    DocPage: {
      lastUpdated: {
        // The resolver of the field itself, which knows about formats, of a value that is computed here.
        resolve: (
          page: PageNode,
          options: unknown,
          context: Context,
          info: { originalResolver: (...values: unknown[]) => unknown },
        ) =>
          info.originalResolver(
            { ...page, lastUpdated: lastUpdated(page.file, site.contentFolder) },
            options,
            context,
            info,
          ),
      },
      content: { resolve: content },
      tags: { resolve: tags },
      category: { resolve: categoryOfPage },
    },
    BlogPost: {
      ...postResolvers(args, compiled),
      content: { resolve: content },
      tags: { resolve: tags },
      authors: {
        resolve: (post: PageNode, _args: unknown, { nodeModel }: Context) =>
          byKeys(nodeModel, 'Author', post.authorKeys ?? []),
      },
    },
    Tag: {
      docs: {
        resolve: async ({ key }: { key: string }, _args: unknown, { nodeModel }: Context) =>
          (await listedDocs(nodeModel)).filter((page) => page.tagKeys.includes(key)),
      },
      posts: {
        resolve: async ({ key }: { key: string }, _args: unknown, { nodeModel }: Context) =>
          (await listedPosts(nodeModel)).filter((post) => post.tagKeys.includes(key)),
      },
    },
    Author: {
      posts: {
        resolve: async ({ key }: { key: string }, _args: unknown, { nodeModel }: Context) =>
          (await listedPosts(nodeModel)).filter((post) => post.authorKeys?.includes(key)),
      },
    },
    SidebarCategory: categoryResolvers,
    Content: {
      tree: {
        resolve: (parent: CompiledContent & { page: PageNode }) =>
          resolveTree(parent.tree, parent.page.file, findRoute),
      },
      body: {
        resolve: (parent: CompiledContent & { page: PageNode }) =>
          pageBody(resolveTree(parent.tree, parent.page.file, findRoute)),
      },
      toc: {
        resolve: (parent: CompiledContent) =>
          parent.headings.filter(({ level }) => level === 2 || level === 3),
      },
      readingTime: {
        resolve: (parent: CompiledContent) =>
          Math.max(1, Math.round(parent.words / WORDS_PER_MINUTE)),
      },
      links: ofPage('links'),
      samples: ofPage('samples'),
      sections: ofPage('sections'),
      images: ofPage('images'),
    },
    ContentLink: {
      kind: { resolve: ({ href, page }: Parts<'links'>) => parseLink(href, page.file).kind },
      target: {
        resolve: ({ href, page }: Parts<'links'>) => resolveTarget(href, page.file, findRoute),
      },
    },
    ContentImage: imageFields,
    Query: {
      docsSidebar: {
        type: 'JSON!',
        description: 'The documentation sidebar: a list of label, path and, for groups, items.',
        resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context) =>
          sidebarData(await loadSidebar(nodeModel)),
      },
      homeSample: {
        type: 'JSON!',
        description: 'Body of content/home.mdx: the request and response on the home page.',
        resolve: homeSample,
      },
      docsCategories: {
        type: '[SidebarCategory!]!',
        description: 'Categories at the top of the sidebar, in its order.',
        resolve: topCategories,
      },
      blogPosts: {
        type: '[BlogPost!]!',
        description: 'Listed posts, newest first, optionally a part of them.',
        args: { skip: 'Int', limit: 'Int' },
        resolve: async (
          _source: unknown,
          { skip = 0, limit }: { skip?: number; limit?: number },
          { nodeModel }: Context,
        ) =>
          (await listedPosts(nodeModel)).slice(
            skip,
            limit === undefined ? undefined : skip + limit,
          ),
      },
      codeSamples: {
        type: '[CodeSample!]!',
        description: 'Code blocks and diagrams of all listed pages, optionally of one language.',
        args: { language: 'String' },
        resolve: async (_source: unknown, { language }: { language?: string }, context: Context) =>
          (await overAll('samples', context)).filter(
            (sample) => !language || sample.language === language,
          ),
      },
      contentLinks: {
        type: '[ContentLink!]!',
        description: 'Links out of all listed pages, optionally of one kind.',
        args: { kind: 'LinkKind' },
        resolve: async (_source: unknown, { kind }: { kind?: string }, context: Context) =>
          (await overAll('links', context)).filter(
            ({ href, page }) => !kind || parseLink(href, page.file).kind === kind,
          ),
      },
      contentSections: {
        type: '[Section!]!',
        description:
          'Sections of all listed pages, optionally those whose title or text contains a text (upper and lower case are one).',
        args: { contains: 'String' },
        resolve: async (
          _source: unknown,
          { contains = '' }: { contains?: string },
          context: Context,
        ) =>
          (await overAll('sections', context)).filter(({ title, text }) =>
            `${title}\n${text}`.toLowerCase().includes(contains.toLowerCase()),
          ),
      },
    },
  });
};

async function byKeys(nodeModel: NodeModel, type: string, keys: readonly string[]) {
  const nodes = await Promise.all(
    keys.map((key) => nodeModel.findOne({ type, query: { filter: { key: { eq: key } } } })),
  );
  return nodes.filter((node) => node !== null);
}
