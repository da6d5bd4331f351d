import { site } from '../site';
import type { RouteLink } from './route-link';

/** What search engines read of a page, in the words of schema.org. */
export type StructuredData = Record<string, unknown>;

interface Article {
  title: string;
  description: string;
  url: string;
  /** Days, `2025-03-31`. */
  published?: string | undefined;
  modified?: string | null | undefined;
  authors?: readonly { name: string; url: string }[];
}

/** A documentation page or a post. Authors are roles, so they are organizations, not persons. */
export function articleData(
  type: 'TechArticle' | 'BlogPosting',
  { title, description, url, published, modified, authors }: Article,
): StructuredData {
  return {
    '@type': type,
    headline: title,
    description,
    url,
    inLanguage: site.locale,
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    ...(authors &&
      authors.length > 0 && {
        author: authors.map((author) => ({ '@type': 'Organization', ...author })),
      }),
  };
}

/** Where a page stands, outermost first, the page itself last. */
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

/** The content of the script element: no text in it can end the element. */
export function structuredDataText(data: readonly StructuredData[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replace(
    /</g,
    '\\u003c',
  );
}
