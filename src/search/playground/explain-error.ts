import type { SearchError } from '../client/client';
import { shopIndex } from '../engine/index/manifest';
import { playgroundCalls } from './calls';
import { indexOf, serviceOrigin } from './service';
import type { PlaygroundState } from './state';

export interface Explanation {
  title: string;
  text: string;
  /** A likely cause, or a remedy. */
  hints: readonly string[];
}

/** Explains a failure, with a remedy. @param isOffline whether the browser has no connection */
export function explain(
  error: SearchError,
  state: PlaygroundState,
  isOffline: boolean,
): Explanation {
  const isService = state.source === 'service';
  const origin = serviceOrigin(state.host) ?? state.host;
  if (isOffline && (error.failure === 'network' || error.failure === 'timeout'))
    return {
      title: 'You are offline',
      text: 'The browser has no connection.',
      hints: ['Connect and press Run again.'],
    };
  switch (error.failure) {
    case 'request':
      return requestExplanation(error);
    case 'network':
      return isService
        ? {
            title: 'The browser got no response',
            text: `Nothing came back from ${origin}. The browser does not say which of these is the cause:`,
            hints: [
              'The host does not exist, is down, or its certificate is not valid. Open its address in a new tab.',
              `The service refuses calls from other sites (CORS). It has to respond with Access-Control-Allow-Origin for ${window.location.origin}. The curl sample still works.`,
              ...(window.location.protocol === 'https:' && origin.startsWith('http:')
                ? ['This page was loaded over HTTPS, so the browser blocks calls over HTTP.']
                : []),
            ],
          }
        : {
            title: 'The search could not be loaded',
            text: error.message,
            hints: ['Check the connection and press Run again.'],
          };
    case 'timeout':
      return {
        title: 'The response took too long',
        text: error.message,
        hints: ['The service may be busy or unreachable. Press Run to try again.'],
      };
    case 'status':
      return statusExplanation(error, state);
    case 'format':
      return {
        title: 'The response is not a search response',
        text: error.message,
        hints: isService
          ? ['Check host, tenant, and index: another page or a proxy may have responded.']
          : ['Load the page again.'],
      };
  }
}

/** Explains why the search in the browser refused a request. */
function requestExplanation({ status, message: text }: SearchError): Explanation {
  return status === 501
    ? {
        title: 'The search in this browser does not do this',
        text,
        hints: ['Remove the field that is marked, or choose a hosted service as the source.'],
      }
    : { title: 'The request breaks a rule', text, hints: ['The field is marked in the form.'] };
}

function statusExplanation({ status = 0, message }: SearchError, state: PlaygroundState) {
  return state.source === 'practice'
    ? {
        title: `Your practice tenant responded with an error (${status})`,
        text: message,
        hints: practiceHints(status, indexOf(state) === shopIndex),
      }
    : {
        title: `The service responded with an error (${status})`,
        text: message,
        hints: statusHints(status),
      };
}

/** @param isTutorial whether the code is the one in the tutorials */
function practiceHints(status: number, isTutorial: boolean): string[] {
  if (status === 404)
    return [
      isTutorial
        ? 'The steps of the tutorials put a field schema and documents into it.'
        : `The call “${playgroundCalls['schema-put'].name}” creates a search app with this code.`,
    ];
  if (status === 501)
    return ['The documentation of the practice tenant lists what it does not do.'];
  return ['Correct the request and press Run again.'];
}

function statusHints(status: number): string[] {
  if (status === 401 || status === 403)
    return [
      'The service requires a token for this call. Type it in the field Token and press Run.',
    ];
  if (status === 404) return ['Nothing is at this address. Check tenant and index.'];
  if (status === 429) return ['Too many requests: wait before you press Run again.'];
  if (status >= 500) return ['The service failed. Its response is below, if there is one.'];
  return ['The service does not accept the request. Its response is below, if there is one.'];
}
