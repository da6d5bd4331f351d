import type { Explanation, FieldWeights } from '../protocol/explanation';
import { decodeRequest, encodePairs } from '../protocol/query-string';
import { practiceClient } from './practice';
import { embedded } from './run';
import { indexOf } from './service';
import { playgroundPairs, type PlaygroundState } from './state';

/** Why the hits of a state's search, or of other queries, are where they are. @throws SearchError, RequestError */
export async function explain(
  state: PlaygroundState,
  weights?: FieldWeights,
  queries?: readonly string[],
): Promise<Explanation[]> {
  const query = encodePairs(playgroundPairs(state));
  if (state.source === 'practice')
    return [await (await practiceClient()).explain(indexOf(state), query)];
  const requests = queries?.map((q) => ({ q })) ?? [decodeRequest(query)];
  return (await embedded(state.source).explain?.(requests, weights)) ?? [];
}
