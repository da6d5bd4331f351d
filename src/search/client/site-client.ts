import { withPrefix } from 'gatsby';
import { site } from '../../site';
import type { SearchClient } from './client';
import { createEmbeddedClient } from './embedded';
import { createHostedClient } from './hosted';
import { searchDataFolder } from '../engine/index/manifest';
import { suggestionParts, type SuggestionPart } from '../engine/suggest/suggest';
import { encodePairs } from '../protocol/query-string';
import { highlightParts, type FragmentPart } from '../protocol/highlight-parts';
import { resultUrl } from './result-url';

export { suggestionParts, type SuggestionPart };

/** Largest numbers of rows in the list of the search field. */
const MAX_SUGGESTIONS = 8;
const MAX_PAGES = 5;

let client: SearchClient | undefined;

/** The search of this site. Each call goes to a configured service, or to the embedded engine. */
export function siteClient(): SearchClient {
  return (client ??= makeClient());
}

function makeClient(): SearchClient {
  const hosted = createHostedClient(site.search);
  const embedded = createEmbeddedClient({ base: withPrefix(`/${searchDataFolder}`) }, site.search);
  const searcher = site.search.apiEndpoint ? hosted : embedded;
  const suggester = site.search.suggestEndpoint ? hosted : embedded;
  return {
    warm() {
      if (searcher === embedded || suggester === embedded) embedded.warm();
    },
    search: searcher.search,
    assist: searcher.assist,
    suggest: suggester.suggest,
  };
}

export interface QuerySuggestion {
  text: string;
  /** Title of the page that explains the text. */
  page?: string;
  parts: SuggestionPart[];
}

/** A page that matches the typed text. */
export interface PageSuggestion {
  /** Address of the best section. */
  url: string;
  title: FragmentPart[];
  heading?: string;
  /** Group of the page. */
  group: string;
  excerpt: FragmentPart[];
}

/** Up to eight distinct suggestions for a text, split into typed and added parts. @throws SearchError */
export async function suggestions(text: string, signal: AbortSignal): Promise<QuerySuggestion[]> {
  const entries = await siteClient().suggest(text, signal);
  const pages = new Map(entries.map(({ suggest, page }) => [suggest, page]));
  return [...pages].slice(0, MAX_SUGGESTIONS).map(([suggestion, page]) => ({
    text: suggestion,
    ...(page !== undefined && { page }),
    parts: suggestionParts(suggestion, text),
  }));
}

/**
 * The best pages for a text, at most five. Empty for a hosted service, which counts all searches and so receives only
 * submitted ones. @throws SearchError
 */
export async function suggestPages(text: string, signal: AbortSignal): Promise<PageSuggestion[]> {
  if (site.search.apiEndpoint) return [];
  const { result } = await siteClient().search(
    encodePairs([
      ['q', text],
      ['rows', String(MAX_PAGES)],
      ['ctrl', 'facetDisabled'],
    ]),
    signal,
  );
  return (result[site.search.resultKey]?.documents ?? []).flatMap(({ document }) => {
    const url = resultUrl(document['url']);
    return url === undefined ? [] : [pageOf(document, url)];
  });
}

function pageOf(document: Record<string, unknown>, url: string): PageSuggestion {
  const { heading, breadcrumb } = document;
  const partsOf = (value: unknown) => highlightParts(textsOf(value).join(' … '));
  const titleParts = partsOf(document['highlight.title']);
  return {
    url,
    title: titleParts.length > 0 ? titleParts : textsOf(document['title']).map(plainPart),
    ...(typeof heading === 'string' && { heading }),
    group: textsOf(breadcrumb).at(-1) ?? '',
    excerpt:
      'highlight.text' in document
        ? partsOf(document['highlight.text'])
        : textsOf(document['description']).map(plainPart),
  };
}

const plainPart = (text: string): FragmentPart => ({ text, isMark: false });

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
}
