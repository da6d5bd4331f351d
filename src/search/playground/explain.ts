import type { Explanation } from '../protocol/explanation';
import { decodeRequest, encodePairs } from '../protocol/query-string';
import { practiceClient } from './practice';
import { embedded } from './run';
import { indexOf } from './service';
import { playgroundPairs, type PlaygroundState } from './state';

/** Explains the order of the hits of a state; undefined for a service. @throws SearchError, RequestError */
export async function explain(state: PlaygroundState): Promise<Explanation | undefined> {
  const query = encodePairs(playgroundPairs(state));
  return state.source === 'practice'
    ? (await practiceClient()).explain(indexOf(state), query)
    : embedded(state.source).explain?.(decodeRequest(query));
}
