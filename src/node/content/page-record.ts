import type { BoostName } from './front-matter/front-matter-fields';

/** A page without its content, as its HTML, its Markdown, and lists name it. */
export interface PageRecord {
  id: string;
  /** Relative to the site's root. */
  file: string;
  path: string;
  title: string;
  description?: string | undefined;
  tagKeys: readonly string[];
  /** Subjects that the page does not cover, one line each. */
  status: readonly string[];
  kind?: string | undefined;
  /** Day of publication of a post; documentation pages have none. */
  date?: string | undefined;
}

/** The fields of a page that only the search reads. */
export interface SearchFields {
  /** Words and error texts of people who look for the page. */
  keywords: readonly string[];
  /** As written: text and, after a #, the heading with the answer. */
  questions: readonly string[];
  /** Whether the page is indexed. */
  searched: boolean;
  boost: BoostName;
}
