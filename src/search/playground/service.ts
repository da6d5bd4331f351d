import { encodePairs } from '../protocol/query-string';
import { sampleUrl, type SampleCall } from '../protocol/samples/sample-call';
import { playgroundPairs, type Call, type PlaygroundState, type Service } from './state';

/** Origin of a host as readers type it. @returns nothing for a text that is no host */
export function serviceOrigin(host: string): string | undefined {
  const match =
    /^(?:(https?):\/\/)?((?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(?::\d{1,5})?)\/?$/i.exec(
      host.trim(),
    );
  return match ? `${(match[1] ?? 'https').toLowerCase()}://${match[2]}` : undefined;
}

/** Address of a call of a service; parts that are not typed yet appear as `{host}` and the like. */
export function endpointOf({ host, tenant, index }: Service, call: Call): string {
  const part = (value: string, name: string) =>
    value.trim() === '' ? `{${name}}` : encodeURIComponent(value.trim());
  const origin = serviceOrigin(host) ?? 'https://{host}';
  const path = call === 'suggest' ? 'search/suggest' : 'search';
  return `${origin}/api/v1/${path}/${part(tenant, 'tenant')}/${part(index, 'index')}`;
}

/** Code of the app that a request is for. The one of the tutorials is that of a practice tenant, unless another is typed. */
export function indexOf({ source, index }: PlaygroundState): string {
  if (source === 'documentation') return 'documentation';
  return source === 'shop' ? 'products' : index.trim() || (source === 'practice' ? 'products' : '');
}

/** The request of a state. Indexes of this site are in the tenant of the documentation's samples. */
export function requestOf(state: PlaygroundState): SampleCall {
  const here = { host: '', tenant: 'demo', index: indexOf(state) };
  const endpoint = endpointOf(state.source === 'service' ? state : here, state.call);
  // Quotes of the samples must not end in the address.
  const query = encodePairs(playgroundPairs(state)).replaceAll("'", '%27');
  return { method: 'GET', address: endpoint, values: {}, query, isJson: true };
}

/** The same as an address. */
export const requestUrl = (state: PlaygroundState) => sampleUrl(requestOf(state));
