import { feedingFailureOf, FeedingError, statusReason, type FeedingFailure } from './feeding-error';
import type { FeedingSettings } from './feeding-settings';
import { MAX_WAIT_MS, retryAfter, retryWait } from './retry-wait';

/** Functions of the runtime that tests replace. */
export interface FeedingTools {
  fetch: typeof fetch;
  /** Rejects when the signal is aborted. @param ms milliseconds */
  sleep: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** Random number from 0 to below 1. */
  random: () => number;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface FeedingConnection {
  settings: FeedingSettings;
  tools: FeedingTools;
  /** Prints one line to the terminal. */
  say: (line: string) => void;
}

export type FeedingPath = 'fullfeed/start' | 'bulk/qsc' | 'fullfeed/end' | 'fullfeed/cancel';

const MAX_RETRIES = 5;
/** Longest wait for a response, in milliseconds. */
const TIMEOUT_MS = 60_000;
/** Longest part of a response in a message. */
const DETAIL_LENGTH = 300;

export function feedingUrl({ api, target }: FeedingSettings, path: FeedingPath): string {
  return `${api}/${path}/${target}`;
}

/**
 * Sends a call of the feeding API. Temporary failures (no connection, 429, 5xx) are retried. A bulk call may be repeated,
 * since the same ids mean the same documents.
 * @throws FeedingError, or the reason of an aborted signal
 */
export async function feedingCall(
  path: FeedingPath,
  body: string | undefined,
  connection: FeedingConnection,
  signal: AbortSignal,
): Promise<void> {
  const { tools, say } = connection;
  for (let retry = 0; ; retry += 1) {
    const refusal = await attempt(path, body, connection, signal);
    if (!refusal) return;
    const { failure, reason } = refusal;
    const error = (text: string) =>
      new FeedingError(failure, `${path}: ${text}.`, retry > 0 || failure === 'unreachable');
    if (failure !== 'unreachable') throw error(reason);
    if (retry === MAX_RETRIES) throw error(`${reason}, also after ${MAX_RETRIES} retries`);
    const wait = retryWait(retry, refusal.after, tools.random);
    const inSeconds = `${(wait / 1000).toFixed(1)} s`;
    if (wait > MAX_WAIT_MS) throw error(`${reason}; the service asks to wait ${inSeconds}`);
    say(`${path}: ${reason}. Retry ${retry + 1} of ${MAX_RETRIES} in ${inSeconds}.`);
    await tools.sleep(wait, signal);
  }
}

interface Refusal {
  failure: FeedingFailure;
  reason: string;
  /** Milliseconds that the service asks to wait. */
  after?: number | undefined;
}

async function attempt(
  path: FeedingPath,
  body: string | undefined,
  { settings, tools }: FeedingConnection,
  signal: AbortSignal,
): Promise<Refusal | undefined> {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await tools.fetch(feedingUrl(settings, path), {
      method: 'POST',
      headers: {
        'X-QSC-Token': settings.token,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      body,
      // A followed redirect would send the token to another host.
      redirect: 'manual',
      signal: AbortSignal.any([signal, limit]),
    });
    const text = await response.text();
    if (response.ok) return undefined;
    return {
      failure: feedingFailureOf(response.status),
      reason: statusReason(response.status, detailOf(text, settings.token)),
      after: retryAfter(response.headers.get('retry-after'), tools.now()),
    };
  } catch (error) {
    signal.throwIfAborted();
    const reason = limit.aborted
      ? `no response within ${TIMEOUT_MS / 1000} s`
      : `no connection (${causeOf(error)})`;
    return { failure: 'unreachable', reason };
  }
}

/** The text of the service on one line, without the token, which it may contain. */
function detailOf(text: string, token: string): string {
  const line = text
    .replaceAll(token, '***')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > DETAIL_LENGTH ? `${line.slice(0, DETAIL_LENGTH)}…` : line;
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
