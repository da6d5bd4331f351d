/** How a text is read: as the body of a page, as a whole page or post, or as a file of settings. */
export type Reading =
  | 'mdx'
  | 'md'
  | 'page'
  | 'post'
  | 'news'
  | 'tags'
  | 'category'
  | 'synonyms'
  | 'redirects'
  | 'queries'
  | 'products'
  | 'bytes'
  | 'name'
  | 'link'
  | 'slugs'
  | 'partial'
  | 'step'
  | 'routes'
  | 'call';

/** A text with a fault, and the same after its advice was followed. */
export type Advice = readonly [wrong: string, right: string, reading?: Reading];
