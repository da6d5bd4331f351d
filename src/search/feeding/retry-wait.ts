const FIRST_WAIT_MS = 1000;
/** Longest wait, in milliseconds. */
export const MAX_WAIT_MS = 5 * 60_000;

/**
 * Milliseconds until the next attempt, at least what the service requests. The wait doubles each time, and half of it is
 * random, so that many clients do not return at once.
 * @param retry 0 for the first one
 */
export function retryWait(retry: number, after: number | undefined, random: () => number): number {
  const longest = FIRST_WAIT_MS * 2 ** retry;
  return Math.max(Math.round(longest / 2 + (longest / 2) * random()), after ?? 0);
}

/** Milliseconds of a `Retry-After` header with seconds or a date. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(0, until - now);
}
