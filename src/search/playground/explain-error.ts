import type { SearchError } from '../client/client';
import { shopIndex } from '../engine/index/manifest';
import { playgroundCalls } from './calls';
import { indexOf, serviceOrigin } from './service';
import type { PlaygroundState } from './state';

/** @param hints likely causes, or remedies */
const explanation = (title: string, text: string, ...hints: string[]) => ({ title, text, hints });

/** Explains a failure, with a remedy. @param isOffline whether the browser has no connection */
export function explain(
  { failure, message, status = 0 }: SearchError,
  state: PlaygroundState,
  isOffline: boolean,
): ReturnType<typeof explanation> {
  const isService = state.source === 'service';
  const again = 'press Run again.';
  const isLost = failure === 'network' || failure === 'timeout';
  if (isOffline && isLost)
    return explanation('You are offline', 'The browser has no connection.', `Connect and ${again}`);
  if (failure === 'network' && isService)
    return noResponse(serviceOrigin(state.host) ?? state.host);
  if (failure === 'status') return statusExplanation(status, message, state);
  const [title = '', hint = ''] = {
    request:
      status === 501
        ? [
            'The search in this browser does not support this',
            'Remove the marked field, or choose a hosted service as the source.',
          ]
        : ['The request breaks a rule', 'The field is marked in the form.'],
    network: ['The search could not be loaded', `Check the connection and ${again}`],
    timeout: [
      'The response took too long',
      'The service may be busy or unreachable. Press Run to try again.',
    ],
    format: [
      'The response is not a search response',
      isService
        ? 'Check host, tenant, and index: another page or a proxy may have responded.'
        : 'Reload the page.',
    ],
  }[failure];
  return explanation(title, message, hint);
}

/** Explains why nothing came from a service. */
const noResponse = (origin: string) =>
  explanation(
    'The browser got no response',
    `Nothing came back from ${origin}. The browser does not say which of these is the cause:`,
    'The host does not exist, is down, or its certificate is not valid. Open its address in a new tab.',
    `The service refuses calls from other sites (CORS). It has to respond with Access-Control-Allow-Origin for ${window.location.origin}. The curl sample still works.`,
    ...(window.location.protocol === 'https:' && origin.startsWith('http:')
      ? ['This page was loaded over HTTPS, so the browser blocks calls over HTTP.']
      : []),
  );

const statusExplanation = (status: number, message: string, state: PlaygroundState) =>
  state.source === 'practice'
    ? explanation(
        `Your practice tenant responded with an error (${status})`,
        message,
        practiceHint(status, indexOf(state) === shopIndex),
      )
    : explanation(`The service responded with an error (${status})`, message, statusHint(status));

/** @param isTutorial whether the code is the one in the tutorials */
function practiceHint(status: number, isTutorial: boolean): string {
  if (status === 404)
    return isTutorial
      ? 'The steps of the tutorials put a field schema and documents into it.'
      : `The call “${playgroundCalls['schema-put'].name}” creates a search app with this code.`;
  return status === 501
    ? 'The documentation of the practice tenant lists what it does not do.'
    : 'Correct the request and press Run again.';
}

const statusHints: Record<number, string> = {
  401: 'Check the credentials in the form: the service got none, or does not accept them.',
  403: 'Check the credentials in the form: they have no permission for this call.',
  404: 'There is nothing at this address. Check tenant and index.',
  429: 'Too many requests: wait before you press Run again.',
  501: 'The service does not have this call, or not with these values.',
};

function statusHint(status: number): string {
  const failed = status >= 500 ? 'failed' : 'does not accept the request';
  return statusHints[status] ?? `The service ${failed}. Its response is below, if there is one.`;
}
