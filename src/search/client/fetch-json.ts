import { parseJson } from '../../lib/values/parse-json';
import { SearchError } from './client';

export interface FetchOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds. */
  timeout: number;
  headers?: Record<string, string>;
  method?: string;
  body?: string;
  cache?: RequestCache;
  redirect?: RequestRedirect;
}

/** A response with any status. */
export interface RawResponse {
  /** HTTP status; 0 for a redirect that is not followed. */
  status: number;
  /** Whether the status is a success. */
  ok: boolean;
  /** Content type, or empty. */
  type: string;
  text: string;
}

/**
 * Sends a request, GET by default, and reads the response as text.
 * @throws SearchError if there is no response in time, or the reason of an aborted signal
 */
export async function fetchText(url: string, options: FetchOptions): Promise<RawResponse> {
  const { signal, timeout, headers, ...init } = options;
  signal?.throwIfAborted();
  const stop = new AbortController();
  const abort = () => stop.abort();
  const timer = setTimeout(abort, timeout);
  signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(url, {
      ...init,
      signal: stop.signal,
      headers: { Accept: 'application/json', ...headers },
    });
    const { status, ok } = response;
    const type = response.headers.get('content-type') ?? '';
    return { status, ok, type, text: await response.text() };
  } catch (error) {
    signal?.throwIfAborted();
    if (stop.signal.aborted)
      throw new SearchError('timeout', `There was no response within ${timeout / 1000} seconds.`);
    throw new SearchError('network', 'The service could not be reached.', undefined, {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/**
 * Loads JSON.
 * @throws SearchError, or the reason of an aborted signal
 */
export async function fetchJson(url: string, options: FetchOptions): Promise<unknown> {
  return jsonOf(await fetchText(url, options));
}

/** Parses the JSON of a response. @throws SearchError for an error status or another content */
export function jsonOf({ status, ok, type, text }: RawResponse): unknown {
  if (!ok)
    throw new SearchError('status', `The response has status ${status}${reasonOf(text)}.`, status);
  if (!/\bjson\b/i.test(type))
    throw new SearchError(
      'format',
      `Expected JSON, got ${type || 'a response without a content type'}.`,
      status,
    );
  const json = parseJson(text);
  if (!json) throw new SearchError('format', 'The response is not complete JSON.');
  return json.value;
}

/** Start of the message in an error response, if it is JSON with a message. */
function reasonOf(text: string): string {
  const body = parseJson(text)?.value as { errorMessage?: unknown } | null | undefined;
  return typeof body?.errorMessage === 'string'
    ? `: ${body.errorMessage.slice(0, 1000).replace(/\.$/, '')}`
    : '';
}
