import { asSearchError, type IndexCall, type SearchError } from './client';
import { decodeRequest, echoOf } from '../protocol/query-string';
import { handleCalls } from '../../lib/browser/worker-calls';
import { loadSuggest, withEngine, type SearchSource } from './search-data';

interface Task {
  source: SearchSource;
  query: string;
}

/** The methods of the worker, which answer from the search data of a source. */
export const searchMethods = {
  async warm(source: SearchSource) {
    await loadSuggest(source);
    await withEngine(source, () => Promise.resolve());
  },
  suggest: async ({ source, text }: { source: SearchSource; text: string }) =>
    (await loadSuggest(source))(text),
  search: ({ source, query }: Task) =>
    withEngine(source, async (engine) => engine.search(decodeRequest(query), echoOf(query))),
  assist: ({ source, query }: Task) =>
    withEngine(source, async (engine) => engine.assist(decodeRequest(query))),
  explain: ({ source, query }: Task) =>
    withEngine(source, async (engine) => engine.explain(decodeRequest(query))),
  async call({ source, call }: { source: SearchSource; call: IndexCall }) {
    const { answerCall } = await import('./answer-call');
    return withEngine(source, (engine) => answerCall(engine, call));
  },
};

/** A failure that can be posted as a message. */
export type SearchWorkerFailure = Pick<SearchError, 'failure' | 'message' | 'status' | 'parameter'>;

/** The failure of a call: of its request, of a file that does not load, or a fault of the search data. */
export function workerFailureOf(error: unknown): SearchWorkerFailure {
  const { failure, message, status, parameter } = asSearchError(error);
  return { failure, message, status, parameter };
}

handleCalls(searchMethods, workerFailureOf);
