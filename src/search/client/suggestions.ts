import { siteClient } from './site-client';
import { suggestionParts, type SuggestionPart } from '../engine/suggestion-parts';

export { siteClient, suggestionParts, type SuggestionPart };

/** What the search box loads when it is first used. Suggestions of the site, each once, with what is not typed yet marked. */
export async function suggestions(
  text: string,
  signal: AbortSignal,
): Promise<{ text: string; parts: SuggestionPart[] }[]> {
  const found = await siteClient().suggest(text, signal);
  const texts = new Set(found.map(({ suggest }) => suggest));
  return [...texts].map((suggestion) => ({
    text: suggestion,
    parts: suggestionParts(suggestion, text),
  }));
}
