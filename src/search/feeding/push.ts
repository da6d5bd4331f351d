import { feedingCall, feedingUrl, type FeedingConnection } from './feeding-call';
import { FeedingError } from './feeding-error';
import type { FeedingDocument } from './feeding-documents';

export const BATCH_SIZE = 100;
/** Longest time for the cancel call with its retries, in milliseconds. */
const CANCEL_MS = 30_000;

export interface FeedingOutcome {
  state:
    | 'ended'
    /** The index is unchanged. */
    | 'canceled'
    | 'not started'
    /** Started, with an unknown end. */
    | 'open';
  /** Number of accepted documents. */
  sent: number;
  /** Reason for another state than `ended`. */
  problem?: string;
}

export function batches<Item>(items: readonly Item[], size = BATCH_SIZE): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/**
 * Replaces the content of a hosted index: start, bulk calls in sequence, end. The end call removes documents that were not
 * sent, so any failure or interruption cancels the feed instead.
 */
export async function runFeeding(
  documents: readonly FeedingDocument[],
  connection: FeedingConnection,
  signal: AbortSignal,
): Promise<FeedingOutcome> {
  const run = new FeedingRun(connection, signal);
  if (signal.aborted) return run.notEnded('not started', 'Interrupted.');
  try {
    await feedingCall('fullfeed/start', undefined, connection, signal);
  } catch (error) {
    // A rejected start must not cancel the running feed of someone else.
    return isRefusal(error) ? run.notEnded('not started', messageOf(error)) : run.cancel(error);
  }
  try {
    await run.sendAll(documents);
  } catch (error) {
    return run.cancel(error);
  }
  try {
    await feedingCall('fullfeed/end', undefined, connection, signal);
  } catch (error) {
    return run.cancel(error, !isRefusal(error));
  }
  return { state: 'ended', sent: run.sent };
}

/** A running feed, with the number of accepted documents. */
class FeedingRun {
  sent = 0;

  constructor(
    private readonly connection: FeedingConnection,
    private readonly signal: AbortSignal,
  ) {}

  async sendAll(documents: readonly FeedingDocument[]): Promise<void> {
    for (const batch of batches(documents)) {
      await this.send(batch);
      this.connection.say(`Sent ${this.sent} of ${documents.length} documents.`);
    }
  }

  /** @param mayHaveEnded whether the service may have ended the feed already */
  async cancel(error: unknown, mayHaveEnded = false): Promise<FeedingOutcome> {
    const { connection } = this;
    connection.say('Canceling the feed …');
    const problem = this.signal.aborted ? 'Interrupted.' : messageOf(error);
    try {
      await feedingCall('fullfeed/cancel', undefined, connection, AbortSignal.timeout(CANCEL_MS));
      return this.notEnded(mayHaveEnded ? 'open' : 'canceled', problem);
    } catch (second) {
      const url = feedingUrl(connection.settings, 'fullfeed/cancel');
      const advice = `Cancel it yourself: POST ${url}`;
      return this.notEnded('open', `${problem}\n${messageOf(second)}\n${advice}`);
    }
  }

  notEnded(state: FeedingOutcome['state'], problem: string): FeedingOutcome {
    return { state, sent: this.sent, problem };
  }

  /** Sends documents. A rejected batch is halved until its body is small enough, or the first faulty document is known. */
  private async send(part: readonly FeedingDocument[]): Promise<void> {
    try {
      await feedingCall('bulk/qsc', JSON.stringify(part), this.connection, this.signal);
      this.sent += part.length;
    } catch (error) {
      if (!(error instanceof FeedingError) || error.failure !== 'content') throw error;
      const [first, second] = part;
      if (!second)
        throw new Error(`Document ${first?.header.id}: ${error.message}`, { cause: error });
      for (const half of batches(part, Math.ceil(part.length / 2))) await this.send(half);
    }
  }
}

/** Whether the service certainly did not execute the call. */
function isRefusal(error: unknown): boolean {
  return error instanceof FeedingError && !error.mayHaveArrived;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
