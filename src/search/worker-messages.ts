import type { SearchFailure } from './client';
import type { SearchRequest, SearchResponse, Suggestion } from './protocol';

/** Which search data: their address, and the name of an index that is not the site's own. */
export interface SearchPlace {
  base: string;
  index?: string;
}

/** What the page asks the worker. */
export type WorkerTask = SearchPlace &
  (
    | { kind: 'warm' }
    | { kind: 'search'; request: SearchRequest }
    | { kind: 'suggest'; text: string }
  );

export interface WorkerCall {
  id: number;
  task: WorkerTask;
}

/** What it answers, by the call's id. */
export type WorkerAnswer =
  | { id: number; value: SearchResponse | Suggestion[] | null }
  | { id: number; failure: SearchFailure; message: string; status?: number; parameter?: string };
