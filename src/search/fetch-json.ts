import { SearchError } from './client';

export interface FetchOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds. */
  timeout: number;
  headers?: Record<string, string>;
  cache?: RequestCache;
}

/**
 * Gets JSON and says what went wrong when it can't.
 * @throws SearchError, or the signal's reason when it was aborted
 */
export async function fetchJson(url: string, options: FetchOptions): Promise<unknown> {
  const { signal, timeout, headers, cache } = options;
  signal?.throwIfAborted();
  const stop = new AbortController();
  const abort = () => stop.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    abort();
  }, timeout);
  signal?.addEventListener('abort', abort);
  let text: string;
  try {
    const response = await fetch(url, {
      signal: stop.signal,
      headers: { Accept: 'application/json', ...headers },
      ...(cache && { cache }),
    });
    if (!response.ok)
      throw new SearchError(
        'status',
        `The answer has the status ${response.status}${await reasonOf(response)}.`,
        response.status,
      );
    const type = response.headers.get('content-type') ?? '';
    if (!/\bjson\b/i.test(type))
      throw new SearchError(
        'format',
        `The answer is ${type || 'of no type'}, not JSON.`,
        response.status,
      );
    text = await response.text();
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof SearchError) throw error;
    if (isLate)
      throw new SearchError('timeout', `There was no answer within ${timeout / 1000} seconds.`);
    throw new SearchError('network', 'The service could not be reached.', undefined, {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new SearchError('format', 'The answer is not complete JSON.', undefined, {
      cause: error,
    });
  }
}

/** Message of an error answer, when it is JSON with one. */
async function reasonOf(response: Response): Promise<string> {
  try {
    const body = (await response.json()) as { errorMessage?: unknown } | null;
    return typeof body?.errorMessage === 'string'
      ? `: ${body.errorMessage.replace(/\.$/, '')}`
      : '';
  } catch {
    return '';
  }
}
