import { SearchError } from '../client/client';
import type { RawResponse } from '../client/fetch-json';
import { sentCall, type SampleCall } from '../protocol/samples/sample-call';
import type { CallEffect } from '../practice/browser/step';
import type { PracticeClient } from '../practice/browser/practice-client';

export type { CallEffect };

let client: Promise<PracticeClient> | undefined;

/** The client of the practice tenant, which loads with the first call. */
export async function practiceClient(): Promise<PracticeClient> {
  client ??= import('../practice/browser/practice-client').then(({ createPracticeClient }) =>
    createPracticeClient(() => undefined),
  );
  client.catch(() => (client = undefined));
  return client;
}

/** The effect of a call on the reader's practice tenant; undefined if it could not be loaded, which the call itself reports. */
export async function practiceEffect(sent: SampleCall): Promise<CallEffect | undefined> {
  try {
    return await (await practiceClient()).effect(sentCall(sent));
  } catch {
    return undefined;
  }
}

/**
 * Response of the reader's practice tenant.
 * @param sent its host is ignored
 * @throws SearchError if the tenant could not be loaded, or the signal's reason when it is aborted
 */
export async function practiceResponse(
  sent: SampleCall,
  signal: AbortSignal,
): Promise<RawResponse> {
  try {
    const { response } = await (await practiceClient()).run({ call: sentCall(sent) });
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
