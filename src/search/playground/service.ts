import { encodePairs } from '../protocol/query-string';
import type { SampleCall } from '../protocol/samples/sample-call';
import type { Pair } from '../protocol/filter-string';
import { callOf } from './calls';
import { playgroundPairs, type PlaygroundState } from './state';

/** Origin of a host as readers type it. @returns nothing for a text that is no host */
export function serviceOrigin(host: string): string | undefined {
  const match =
    /^(?:(https?):\/\/)?((?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(?::\d{1,5})?)\/?$/i.exec(
      host.trim(),
    );
  return match ? `${(match[1] ?? 'https').toLowerCase()}://${match[2]}` : undefined;
}

/** Code of the app that a request is for. The one of the tutorials is that of a practice tenant, unless another is typed. */
export function indexOf({ source, index }: PlaygroundState): string {
  if (source === 'documentation') return 'documentation';
  return source === 'shop' ? 'products' : index.trim() || (source === 'practice' ? 'products' : '');
}

/** Whether a state's call needs basic auth: a search that asks for its explain tree. */
export const takesBasicAuth = (state: PlaygroundState) =>
  state.source === 'service' &&
  playgroundPairs(state).some(([name, value]) => name === 'explain' && value === 'true');

/** The request of a state. Indexes of this site are in the tenant of the documentation's samples. */
export function requestOf(state: PlaygroundState): SampleCall {
  const { method, path, body, sources, hasToken = false } = callOf(state.call);
  const isInPath = ([name]: Pair) => path.includes(`{${name}}`);
  const pairs = playgroundPairs(state);
  const isHosted = state.source === 'service';
  const origin = (isHosted && serviceOrigin(state.host)) || 'https://{host}';
  const index = isHosted ? state.index : indexOf(state);
  // What is not typed yet stays a name in braces.
  const typed = {
    tenant: isHosted ? state.tenant : 'demo',
    index,
    code: index,
    ...Object.fromEntries(pairs.filter(isInPath)),
  };
  const values = Object.entries(typed).filter(([, value]) => value.trim() !== '');
  return {
    method,
    address: origin + path,
    values: Object.fromEntries(
      values.map(([name, value]) => [name, encodeURIComponent(value.trim())]),
    ),
    // Quotes of the samples must not end in the address.
    query: encodePairs(pairs.filter((pair) => !isInPath(pair))).replaceAll("'", '%27'),
    ...(body !== undefined && { body: state.body }),
    hasToken: hasToken || takesBasicAuth(state),
    ...(takesBasicAuth(state) && { token: 'basic auth' as const }),
    isJson: sources.includes('shop'),
  };
}
