import type { ApiResponse } from '../tenant/api-call';

/** A call that a page offers to run. */
export interface PracticeCall {
  method: string;
  /** Path with the tenant and code of the practice tenant. */
  path: string;
  /** Without its question mark. */
  query: string;
  body?: string;
}

export interface PracticeStep {
  call: PracticeCall;
  /** Of a search: how many documents it finds when the step has succeeded. */
  hits?: number;
}

/** Why the tenant is not kept as it should be. */
export type StorageTrouble =
  /** The browser lets this page keep nothing, as in some private windows. */
  | 'closed'
  /** There is no room. */
  | 'full'
  /** What was kept could not be read. */
  | 'damaged';

/** What a practice tenant holds, in numbers. */
export interface TenantSummary {
  apps: { code: string; fields: number; documents: number; fullFeed: boolean }[];
  trouble?: StorageTrouble;
}

export interface RunResult {
  response: ApiResponse;
  summary: TenantSummary;
}

export interface ProvenSteps {
  /** Of each step whether the tenant shows that it was done. */
  done: boolean[];
  summary: TenantSummary;
}

/** What the page sends to the worker. */
export type PracticeTask =
  | { kind: 'run'; step: PracticeStep }
  | { kind: 'prove'; steps: PracticeStep[] }
  | { kind: 'reset' };

export type PracticeValue = RunResult | ProvenSteps | TenantSummary;

export interface PracticeMessage {
  id: number;
  task: PracticeTask;
}

export type PracticeReply = { id: number; value: PracticeValue } | { id: number; failure: string };

/** Name of the channel on which tabs learn that another one has changed the tenant. */
export const practiceChannel = 'qsc-practice';
