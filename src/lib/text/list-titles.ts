import { site } from '../../site';
import { countOf } from './count-of';

/** Titles and descriptions of pages that only list others. */
export const listTitles = {
  docs: {
    title: 'Documentation',
    description: 'All topics of the documentation with their pages.',
  },
  docsTags: {
    title: 'Tags',
    description: 'Every subject of the documentation with the number of its pages.',
  },
  blogArchive: { title: 'Archive', description: 'All posts by year.' },
  blogTags: {
    title: 'Blog tags',
    description: 'Every tag of the blog with the number of its posts.',
  },
  blogAuthors: { title: 'Authors', description: 'Who writes here, by role.' },
  playground: {
    title: 'Playground',
    description:
      'Try the search API in the browser: build a request as a form, copy it as URL, curl, JavaScript, or Java, and see the response as JSON and as hits.',
  },
  notFound: { title: 'Page not found', description: 'There is no page at this address.' },
} as const;

export function blogListTitle(page: number): string {
  return page === 1 ? site.blog.title : `${site.blog.title}, page ${page}`;
}

/** Title of a tag's page: `3 posts tagged with "Facet"`. */
export function taggedTitle(noun: 'page' | 'post', count: number, label: string): string {
  return `${count === 1 ? `One ${noun}` : countOf(count, noun)} tagged with "${label}"`;
}
