import type { SentCall } from '../api-call';
import type { CallEffect } from '../call-effect';

export type { CallEffect };

/** A call that a page offers to run. */
export interface PracticeStep {
  call: SentCall;
  /** Number of documents that a search finds when the step has succeeded. */
  hits?: number;
  /** Ids of the first ones, in their order. */
  ids?: string[];
  /** Whether the call needs the sample shop. */
  needsShop?: boolean;
}

/** Reason why the browser does not store the tenant. */
export type StorageError =
  /** Storage is not allowed, as in some private windows, or full. */
  | 'closed'
  /** The stored value is no state of this version. */
  | 'damaged';

/** Channel that notifies all tabs of a change of the tenant. */
export const practiceChannel = 'qsc-practice';
