import type { Assistance } from '../protocol/assistance';
import type { SearchFailure } from './client';
import type { SearchRequest, SearchResponse, Suggestion } from '../protocol/types';

/** Place of search data: their address, and the name of an index that is not the site's own. */
export interface SearchPlace {
  base: string;
  index?: string;
}

/** Message of the page to the worker. */
export type WorkerTask = SearchPlace &
  (
    | { kind: 'warm' }
    | { kind: 'search'; request: SearchRequest }
    | { kind: 'assist'; request: SearchRequest }
    | { kind: 'suggest'; text: string }
  );

export interface WorkerCall {
  id: number;
  task: WorkerTask;
}

/** Why a task failed, in a form that can be sent. */
export interface WorkerFailure {
  failure: SearchFailure;
  message: string;
  /** HTTP status where there is one. */
  status?: number | undefined;
  /** With the failure `request`: the parameter that breaks the rule. */
  parameter?: string | undefined;
}

export type WorkerValue = SearchResponse | Assistance | Suggestion[] | null;

/** The response of the worker, by the call's id. */
export type WorkerResponse = { id: number; value: WorkerValue } | ({ id: number } & WorkerFailure);
