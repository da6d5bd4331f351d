import { currentSite } from '../../pages/site-index';
import type { CompiledLink } from '../../source/compiled-content';
import { parseLink } from '../../source/links';
import { resolveTarget } from '../../transform/link-targets';
import type { PageNode } from '../gatsby-nodes';
import type { PageContent } from './resolver-context';

/** Words a minute that a reader of technical prose reads. */
const WORDS_PER_MINUTE = 220;

/** Parts of a page's content, each with the page. */
const ofPage = (key: 'links' | 'samples' | 'sections' | 'images') => ({
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
  samples: ofPage('samples'),
  sections: ofPage('sections'),
  images: ofPage('images'),
};

type Link = CompiledLink & { page: PageNode };

export const linkResolvers = {
  kind: { resolve: ({ href, page }: Link) => parseLink(href, page.file).kind },
  target: {
    resolve: ({ href, page }: Link) => resolveTarget(href, page.file, currentSite()),
  },
};
