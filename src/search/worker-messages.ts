import type { SearchFailure } from './client';
import type { SearchRequest, SearchResponse, Suggestion } from './protocol';

/** What the page asks the worker. `base` is the address of the search data. */
export type WorkerTask =
  | { kind: 'warm'; base: string }
  | { kind: 'search'; base: string; request: SearchRequest }
  | { kind: 'suggest'; base: string; text: string };

export interface WorkerCall {
  id: number;
  task: WorkerTask;
}

/** Why a task failed, in a form that can be sent. */
export interface WorkerFailure {
  failure: SearchFailure;
  message: string;
  /** HTTP status where there is one. */
  status?: number;
}

/** What it answers, by the call's id. */
export type WorkerAnswer =
  { id: number; value: SearchResponse | Suggestion[] | null } | ({ id: number } & WorkerFailure);
