const FIRST_WAIT_MS = 1000;
/** Longest wait that is worth it, in milliseconds. */
export const MAX_WAIT_MS = 5 * 60_000;

/**
 * Milliseconds until the next try: doubled each time, of which half is random so that many clients do not come back
 * together; at least what the service requests.
 * @param retry 0 for the first one
 */
export function retryWait(retry: number, after: number | undefined, random: () => number): number {
  const longest = FIRST_WAIT_MS * 2 ** retry;
  return Math.max(Math.round(longest / 2 + (longest / 2) * random()), after ?? 0);
}

/** Milliseconds that a `Retry-After` header requests, given as seconds or as a date. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(0, until - now);
}
