import { feedingCall, feedingUrl, type FeedingConnection } from './feeding-call';
import { FeedingError } from './feeding-error';
import type { FeedingDocument } from './feeding-documents';

export const BATCH_SIZE = 100;
/** Rejected documents after which the rest is not tried. */
const MAX_REJECTED = 20;
/** Longest time for the cancel call with its retries, in milliseconds. */
const CANCEL_MS = 30_000;

export interface FailedDocument {
  id: string;
  reason: string;
}

export interface FeedingOutcome {
  state:
    | 'ended'
    /** The index holds what it held before. */
    | 'canceled'
    | 'not started'
    /** Started, and neither ended nor canceled as far as can be known. */
    | 'open';
  /** Documents that the service has accepted. */
  sent: number;
  failed: FailedDocument[];
  /** Why it was not ended. */
  problem?: string;
}

export function batches<Item>(items: readonly Item[], size = BATCH_SIZE): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/**
 * Replaces the content of a hosted index: start, one bulk call after the other, end. Ending removes the documents
 * that were not sent, so whatever goes wrong, an interruption too, cancels instead.
 */
export async function runFeeding(
  documents: readonly FeedingDocument[],
  connection: FeedingConnection,
  signal: AbortSignal,
): Promise<FeedingOutcome> {
  const failed: FailedDocument[] = [];
  let sent = 0;
  const notEnded = (state: FeedingOutcome['state'], problem: string) => ({
    state,
    sent,
    failed,
    problem,
  });
  const fail = async (error: unknown, mayHaveEnded = false) => {
    connection.say('Canceling the feed …');
    const problem = signal.aborted ? 'Interrupted.' : messageOf(error);
    try {
      await feedingCall('fullfeed/cancel', undefined, connection, AbortSignal.timeout(CANCEL_MS));
      return notEnded(mayHaveEnded ? 'open' : 'canceled', problem);
    } catch (second) {
      const url = feedingUrl(connection.settings, 'fullfeed/cancel');
      return notEnded('open', `${problem}\n${messageOf(second)}\nCancel it yourself: POST ${url}`);
    }
  };

  /** Sends documents; rejected ones are halved until it is clear which of them are meant, or what is small enough. */
  const send = async (part: readonly FeedingDocument[]): Promise<void> => {
    try {
      await feedingCall('bulk/qsc', JSON.stringify(part), connection, signal);
      sent += part.length;
    } catch (error) {
      if (!(error instanceof FeedingError) || error.failure === 'refused') throw error;
      if (error.failure === 'content' && part.length > 1) {
        for (const half of batches(part, Math.ceil(part.length / 2))) await send(half);
        return;
      }
      failed.push(...part.map(({ header }) => ({ id: header.id, reason: error.message })));
      if (error.failure !== 'content' || failed.length >= MAX_REJECTED) throw error;
    }
  };

  if (signal.aborted) return notEnded('not started', 'Interrupted.');
  try {
    await feedingCall('fullfeed/start', undefined, connection, signal);
  } catch (error) {
    // Refused: nothing has begun, and a feed that runs already, of someone else, must not be canceled.
    return isRefusal(error) ? notEnded('not started', messageOf(error)) : fail(error);
  }
  try {
    for (const batch of batches(documents)) {
      await send(batch);
      connection.say(`Sent ${sent} of ${documents.length} documents.`);
    }
    if (failed.length > 0)
      return await fail(new Error(`The service rejected ${failed.length} of the documents.`));
  } catch (error) {
    return fail(error);
  }
  try {
    await feedingCall('fullfeed/end', undefined, connection, signal);
  } catch (error) {
    return fail(error, !isRefusal(error));
  }
  return { state: 'ended', sent, failed };
}

/** Whether it is certain that the service did not do what was requested. */
function isRefusal(error: unknown): boolean {
  return error instanceof FeedingError && !error.mayHaveArrived;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
