import { withScheme } from '../../lib/placeholders/values';
import { encodePairs } from '../protocol/query-string';
import type { SampleCall } from '../protocol/samples/sample-call';
import type { Pair } from '../protocol/filter-string';
import { callOf } from './calls';
import { playgroundPairs, type PlaygroundState } from './state';

/** Origin of a host as typed, without a scheme that of its samples; undefined for a text that is not a host. */
export function serviceOrigin(host: string): string | undefined {
  const match =
    /^(?:(https?):\/\/)?((?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(?::\d{1,5})?)\/?$/i.exec(
      host.trim(),
    );
  if (!match) return undefined;
  const [, scheme, name = ''] = match;
  return (scheme ? `${scheme.toLowerCase()}://` : withScheme('https://', name)) + name;
}

/** Code of the app of a request. In a practice tenant, the default is the code in the tutorials. */
export function indexOf({ source, index }: PlaygroundState): string {
  if (source === 'documentation') return 'documentation';
  return source === 'shop' ? 'products' : index.trim() || (source === 'practice' ? 'products' : '');
}

/** Whether the call needs basic auth, which only a search with the explain tree does. */
export const takesBasicAuth = (state: PlaygroundState) =>
  state.source === 'service' &&
  playgroundPairs(state).some(([name, value]) => name === 'explain' && value === 'true');

/** The request of a state. Indexes of this site belong to the tenant of the samples. */
export function requestOf(state: PlaygroundState): SampleCall {
  const { method, path, body, sources, token } = callOf(state.call);
  const isInPath = ([name]: Pair) => path.includes(`{${name}}`);
  const pairs = playgroundPairs(state);
  const isHosted = state.source === 'service';
  const origin = (isHosted && serviceOrigin(state.host)) || 'https://{host}';
  const index = isHosted ? state.index : indexOf(state);
  // A value that is not typed yet stays a placeholder.
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
    // A quote in the address would end the string of a sample.
    query: encodePairs(pairs.filter((pair) => !isInPath(pair))).replaceAll("'", '%27'),
    ...(body !== undefined && { body: state.body }),
    token: takesBasicAuth(state) ? 'basic auth' : token,
    isJson: sources.includes('shop'),
  };
}
