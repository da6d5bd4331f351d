export type FeedingFailure =
  /** The service rejects the caller or the address, regardless of documents. */
  | 'refused'
  /** The service rejects the documents of a call. */
  | 'content'
  /** No response, or a temporary failure, after all retries. */
  | 'unreachable';

export class FeedingError extends Error {
  override readonly name = 'FeedingError';
  constructor(
    readonly failure: FeedingFailure,
    message: string,
    /** Whether an attempt may have succeeded without a response. */
    readonly mayHaveArrived: boolean,
  ) {
    super(message);
  }
}

const hints: Record<number, string> = {
  401: 'the token is missing or invalid. Check QSC_FEEDING_TOKEN (console: Security, API Tokens)',
  403: 'the token may not write. Check its permission WRITE on the tenant, and QSC_FEEDING_TENANT',
  404: 'there is no such feeding. Check QSC_FEEDING_HOST, QSC_FEEDING_TENANT, and QSC_FEEDING_CODE',
  413: 'the documents are too large',
};

/** Meaning of an error status, with a remedy. @param detail text of the service, possibly empty */
export function statusReason(status: number, detail: string): string {
  const hint = hints[status] ?? (status < 400 ? 'the service sends the call elsewhere' : undefined);
  return `status ${status}${hint ? `, ${hint}` : ''}${detail && ` (${detail})`}`;
}

export function feedingFailureOf(status: number): FeedingFailure {
  if (status === 429 || status >= 500) return 'unreachable';
  return [400, 413, 422].includes(status) ? 'content' : 'refused';
}
