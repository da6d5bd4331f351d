import { site } from '../site';
import type { RouteLink } from './addresses/route-link';

/** Data of a page for search engines, in the vocabulary of schema.org. */
export type StructuredData = Record<string, unknown>;

export const publisher: StructuredData = { '@type': 'Organization', name: site.company };

/** Data of a page that is no article. */
export function pageData(
  type: 'CollectionPage' | 'WebPage',
  { title, description, url }: Pick<Article, 'title' | 'description' | 'url'>,
): StructuredData {
  return { '@type': type, name: title, description, url, inLanguage: site.locale, publisher };
}

interface Article {
  title: string;
  description: string;
  url: string;
  /** Days, `2025-03-31`. */
  published?: string | undefined;
  modified?: string | null | undefined;
  authors?: readonly { name: string; url: string }[];
  /** Address of the picture of the article. */
  image?: string | undefined;
}

/** Data of a documentation page or a post. Authors are roles, hence organizations and not persons. */
export function articleData(
  type: 'TechArticle' | 'BlogPosting',
  { title, description, url, published, modified, authors, image }: Article,
): StructuredData {
  return {
    '@type': type,
    headline: title,
    description,
    url,
    ...(image !== undefined && { image }),
    inLanguage: site.locale,
    publisher,
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    author:
      authors && authors.length > 0
        ? authors.map((author) => ({ '@type': 'Organization', ...author }))
        : publisher,
  };
}

/** Breadcrumbs of a page, outermost first, the page itself last. */
export function breadcrumbData(
  trail: readonly RouteLink[],
  urlOf: (route: string) => string,
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: urlOf(path),
    })),
  };
}

/** Characters that could end the element or begin an entity: Gatsby decodes entities in texts of its Head. */
const markup = /[<>&\u2028\u2029]/g;

/** Content of the script element, escaped so that no text can end the element. */
export function structuredDataText(data: readonly StructuredData[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replace(
    markup,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
