import type { IndexCall, SearchError, SearchFailure } from './client';
import { decodeRequest, echoOf } from '../protocol/query-string';
import type { RequestError } from '../protocol/request-error';
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
export interface SearchWorkerFailure {
  failure: SearchFailure;
  message: string;
  /** HTTP status, if there is one. */
  status?: number | undefined;
  /** For the failure `request`, the invalid parameter. */
  parameter?: string | undefined;
}

/** Converts an error: a SearchError, a RequestError, or a fault of the search data. */
export function workerFailureOf(error: unknown): SearchWorkerFailure {
  const { failure, message, statusCode, status, parameter } = error as Partial<
    SearchError & RequestError
  >;
  return {
    failure: failure ?? (parameter === undefined ? 'format' : 'request'),
    message: message ?? String(error),
    status: status ?? statusCode,
    parameter,
  };
}

handleCalls(searchMethods, workerFailureOf);
