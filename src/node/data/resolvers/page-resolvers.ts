import type { BuiltPage, Pages } from '../../pages/pages';
import { currentSite } from '../../pages/site-index';
import type { CompiledLink } from '../../content/compiled-content';
import { historyOf } from '../../content/last-updated';
import { parseLink } from '../../content/links';
import { isScheduled } from '../../content/publication';
import { resolveTarget } from '../../transform/link-targets';
import type { PageNode, PostNode } from '../gatsby-nodes';
import {
  fromNodes,
  listedDocs,
  listedPosts,
  nodeByKey,
  runInEachBuild,
  type Keyed,
} from '../page-nodes';

/** The source of the fields of Content. */
type PageContent = BuiltPage & { page: PageNode; pages: Pages };

interface FieldInfo {
  originalResolver: (...values: unknown[]) => unknown;
}

const commonResolvers = (pages: Pages) => ({
  lastUpdated: {
    // Gatsby's resolver formats the date that is computed here.
    resolve: (page: PageNode, options: unknown, context: unknown, info: FieldInfo) => {
      const day = historyOf(page.file)?.last;
      return info.originalResolver({ ...page, lastUpdated: day }, options, context, info);
    },
  },
  content: {
    resolve: async (page: PageNode): Promise<PageContent> => ({
      ...(await pages.get(page.id)),
      page,
      pages,
    }),
  },
  tags: byKeys('Tag', ({ tagKeys }: PageNode) => tagKeys),
});

export const pageResolvers = (pages: Pages) => ({
  DocPage: commonResolvers(pages),
  BlogPost: { ...commonResolvers(pages), ...postResolvers(pages) },
});

const postResolvers = (pages: Pages) => ({
  authors: byKeys('Author', ({ authorKeys }: PostNode) => authorKeys),
  scheduled: fromNodes((nodeModel, post: PostNode) => {
    runInEachBuild(nodeModel);
    return isScheduled(post);
  }),
  excerpt: {
    resolve: async (post: PostNode) => {
      const { beforeMarker, excerpt } = (await pages.summary(post.id)).facts;
      return beforeMarker || post.description || excerpt;
    },
  },
  figure: {
    resolve: async (post: PostNode) => (await pages.summary(post.id)).publication.figure ?? null,
  },
});

export const tagResolvers = {
  docs: fromNodes(async (nodeModel, { key }: Keyed) =>
    (await listedDocs(nodeModel)).filter(({ tagKeys }) => tagKeys.includes(key)),
  ),
  posts: fromNodes(async (nodeModel, { key }: Keyed) =>
    (await listedPosts(nodeModel)).filter(({ tagKeys }) => tagKeys.includes(key)),
  ),
};

export const authorResolvers = {
  posts: fromNodes(async (nodeModel, { key }: Keyed) =>
    (await listedPosts(nodeModel)).filter(({ authorKeys }) => authorKeys.includes(key)),
  ),
};

/** The nodes with the keys of a page, without keys that are not declared. */
function byKeys<Page>(type: string, keysOf: (page: Page) => readonly string[]) {
  return fromNodes(async (nodeModel, page: Page) => {
    const nodes = await Promise.all(keysOf(page).map((key) => nodeByKey(nodeModel, type, key)));
    return nodes.filter((node) => node !== null);
  });
}

/** Words a minute that a reader of technical prose reads. */
const WORDS_PER_MINUTE = 220;

/** Parts of a page's content, each with the page that their resolvers read. */
const ofPage = (key: 'links' | 'images') => ({
  resolve: ({ page, ...content }: PageContent) => content[key].map((item) => ({ ...item, page })),
});

/** Fields of Content that are not fields of a built page. */
export const contentResolvers = {
  tree: { resolve: async ({ page, pages }: PageContent) => (await pages.texts(page.id)).tree },
  text: { resolve: async ({ page, pages }: PageContent) => (await pages.texts(page.id)).text },
  toc: {
    resolve: ({ headings }: PageContent) =>
      headings.filter(({ level }) => level === 2 || level === 3),
  },
  readingTime: {
    resolve: ({ words }: PageContent) => Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
  },
  links: ofPage('links'),
  images: ofPage('images'),
};

type Link = CompiledLink & { page: PageNode };

export const linkResolvers = {
  kind: { resolve: ({ href, page }: Link) => parseLink(href, page.file).kind },
  target: { resolve: ({ href, page }: Link) => resolveTarget(href, page.file, currentSite()) },
};
