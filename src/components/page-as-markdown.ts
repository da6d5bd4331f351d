import { withPrefix } from 'gatsby';
import { readerValues } from '../lib/reader/reader-values';
import { markdownRoute } from '../lib/addresses/routes';

/** Loads a page as Markdown, with the reader's values. Rejects with the status of the host if there is none. */
export async function markdownOf(route: string): Promise<string> {
  const response = await fetch(withPrefix(markdownRoute(route)));
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.includes('text/html'))
    throw new Error(`The page's Markdown could not be loaded: ${response.status} ${type}`);
  const markdown = await response.text();
  const values = readerValues();
  if (Object.keys(values).length === 0) return markdown;
  const { fillMarkdown } = await import('../lib/placeholders/fill-markdown');
  return fillMarkdown(markdown, values);
}
