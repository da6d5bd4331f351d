import { site } from '../../site';
import { suggestionParts, type SuggestionPart } from '../engine/suggest/suggestion-parts';
import { highlightParts, type FragmentPart } from '../protocol/highlight-parts';
import { resultUrl } from './result-url';
import { siteClient } from './site-client';

export { siteClient, suggestionParts, type SuggestionPart };

/** Most pages below the suggestions. */
const MOST_PAGES = 5;

export interface FoundSuggestion {
  text: string;
  /** Title of the page that explains it. */
  place?: string;
  parts: SuggestionPart[];
}

/** A page that has what is typed. */
export interface FoundPage {
  /** Address of the section that matches best. */
  url: string;
  title: FragmentPart[];
  /** Heading of the section. */
  heading?: string;
  /** Group that the page is in. */
  place: string;
  excerpt: FragmentPart[];
}

/** Suggestions of the site, which the search box loads on first use: each once, with added parts marked. */
export async function suggestions(text: string, signal: AbortSignal): Promise<FoundSuggestion[]> {
  const found = await siteClient().suggest(text, signal);
  const places = new Map(found.map(({ suggest, place }) => [suggest, place]));
  return [...places].map(([suggestion, place]) => ({
    text: suggestion,
    ...(place !== undefined && { place }),
    parts: suggestionParts(suggestion, text),
  }));
}

/** The first pages for a text. A service counts its searches, so it is asked for submitted ones only. */
export async function foundPages(text: string, signal: AbortSignal): Promise<FoundPage[]> {
  if (site.search.apiEndpoint) return [];
  const { result } = await siteClient().search(
    { q: text, rows: MOST_PAGES, ctrl: ['facetDisabled'] },
    signal,
  );
  return (result[site.search.resultKey]?.documents ?? []).flatMap(({ document }) => {
    const url = resultUrl(document['url']);
    return url === undefined ? [] : [pageOf(document, url)];
  });
}

function pageOf(document: Record<string, unknown>, url: string): FoundPage {
  const { heading, breadcrumb } = document;
  const partsOf = (value: unknown) => highlightParts(textsOf(value).join(' … '));
  const marked = partsOf(document['highlight.title']);
  return {
    url,
    title: marked.length > 0 ? marked : textsOf(document['title']).map(unmarked),
    ...(typeof heading === 'string' && { heading }),
    place: textsOf(breadcrumb).at(-1) ?? '',
    excerpt:
      'highlight.text' in document
        ? partsOf(document['highlight.text'])
        : textsOf(document['description']).map(unmarked),
  };
}

const unmarked = (text: string): FragmentPart => ({ text, marked: false });

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
}
