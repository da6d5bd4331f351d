import type { Suggestion } from '../../../search/protocol/types';
import { suggestionParts } from '../../../search/client/site-client';
import { SuggestionText } from '../../search/box/suggestion-text';

/** The response of a suggest call as a search box would list it. */
export function Suggestions({ typed, items }: { typed: string; items: readonly Suggestion[] }) {
  if (items.length === 0) return <p>No suggestions</p>;
  return (
    <ul className="suggested">
      {items.map(({ suggest }) => (
        <li key={`${typed} of ${suggest}`}>
          <SuggestionText parts={suggestionParts(suggest, typed)} />
        </li>
      ))}
    </ul>
  );
}
