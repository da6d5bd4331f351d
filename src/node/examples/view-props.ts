import type { ExampleView } from '../../search/playground/example-view';
import { sampleNames } from '../../search/protocol/samples/sample-languages';
import type { Facet, SearchResponse, Suggestion } from '../../search/protocol/types';
import type { ExampleResponse } from './example-call';
import type { SearchExample } from './read-example';

/** Number of facets in a view without selected ones: more would be longer than the hits. */
const MAX_UNNAMED_FACETS = 3;

/** Props of an example with a view: its data, and the call for readers who try it. All are text, since they become attributes. */
export function viewProps(
  { call, show = 'all', languages = sampleNames, title, open }: SearchExample,
  { body }: ExampleResponse,
): Record<string, string> {
  const view: ExampleView =
    call.kind === 'suggest'
      ? { suggestions: body as unknown as Suggestion[] }
      : searchView(body, call.index, show);
  return {
    view: JSON.stringify(view),
    show,
    languages: languages.join(','),
    heading: title,
    ...(open && { open: 'true' }),
  };
}

function searchView(body: unknown, index: string, show: string): ExampleView {
  const { result, didYouMeanResult: correction } = body as SearchResponse;
  const resultSet = result[index];
  const facets = visibleFacets(resultSet?.facets ?? [], show);
  return {
    ...(resultSet && { result: { ...resultSet, ...(facets.length > 0 && { facets }) } }),
    ...(correction && { correction }),
  };
}

/** The facets that `show` selects, or the first ones. */
function visibleFacets(facets: readonly Facet[], show: string): Facet[] {
  const ids = new Set(Array.from(show.matchAll(/facets\[id=([^\]]+)\]/g), ([, id]) => id));
  return ids.size > 0
    ? facets.filter(({ id }) => ids.has(id))
    : facets.slice(0, MAX_UNNAMED_FACETS);
}
