import { siteClient } from './site-client';
import { suggestionParts, type SuggestionPart } from '../engine/suggest/suggestion-parts';

export { siteClient, suggestionParts, type SuggestionPart };

/** Suggestions of the site, which the search box loads on first use: each once, with added parts marked. */
export async function suggestions(
  text: string,
  signal: AbortSignal,
): Promise<{ text: string; place?: string; parts: SuggestionPart[] }[]> {
  const found = await siteClient().suggest(text, signal);
  const places = new Map(found.map(({ suggest, place }) => [suggest, place]));
  return [...places].map(([suggestion, place]) => ({
    text: suggestion,
    ...(place !== undefined && { place }),
    parts: suggestionParts(suggestion, text),
  }));
}
