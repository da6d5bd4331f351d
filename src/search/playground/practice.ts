import { SearchError } from '../client/client';
import type { RawResponse } from '../client/fetch-json';
import type { PracticeClient } from '../practice/browser/practice-client';

let client: Promise<PracticeClient> | undefined;

/** Loads with the first request: most readers search the shop. */
async function practiceClient(): Promise<PracticeClient> {
  client ??= import('../practice/browser/practice-client').then(({ createPracticeClient }) =>
    createPracticeClient(() => undefined),
  );
  client.catch(() => (client = undefined));
  return client;
}

/**
 * Response of the reader's practice tenant to a GET.
 * @param url with a host that does not count
 * @throws SearchError when the tenant could not be loaded, or the signal's reason when it was aborted
 */
export async function practiceResponse(url: string, signal: AbortSignal): Promise<RawResponse> {
  const [address = '', query = ''] = url.split('?', 2);
  const call = { method: 'GET', path: address.slice(address.indexOf('/api/')), query };
  try {
    const { response } = await (await practiceClient()).run({ call });
    signal.throwIfAborted();
    const { status, body } = response;
    return { status, ok: status === 200, type: 'application/json', text: JSON.stringify(body) };
  } catch (error) {
    signal.throwIfAborted();
    throw new SearchError('network', 'The practice tenant could not be loaded.', undefined, {
      cause: error,
    });
  }
}
