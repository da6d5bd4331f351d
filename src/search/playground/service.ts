import { encodePairs } from '../protocol/query-string';
import { playgroundPairs, type Call, type PlaygroundState, type Service } from './state';

/** Origin of a host as readers type it. @returns nothing for what is no host */
export function serviceOrigin(host: string): string | undefined {
  const match =
    /^(?:(https?):\/\/)?((?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(?::\d{1,5})?)\/?$/i.exec(
      host.trim(),
    );
  return match ? `${(match[1] ?? 'https').toLowerCase()}://${match[2]}` : undefined;
}

/** Address of a call of a service; what is not typed yet appears as `{host}` and the like. */
export function endpointOf({ host, tenant, index }: Service, call: Call): string {
  const part = (value: string, name: string) =>
    value.trim() === '' ? `{${name}}` : encodeURIComponent(value.trim());
  const origin = serviceOrigin(host) ?? 'https://{host}';
  const path = call === 'suggest' ? 'search/suggest' : 'search';
  return `${origin}/api/v1/${path}/${part(tenant, 'tenant')}/${part(index, 'index')}`;
}

/** The request of a state as an address. Indexes of this site are in the tenant of the documentation's samples. */
export function requestUrl(state: PlaygroundState): string {
  const index = state.source === 'shop' ? 'products' : 'documentation';
  const endpoint = endpointOf(
    state.source === 'service' ? state : { host: '', tenant: 'demo', index },
    state.call,
  );
  const query = encodePairs(playgroundPairs(state));
  // Quotes of the samples must not end in the address.
  return query === '' ? endpoint : `${endpoint}?${query.replaceAll("'", '%27')}`;
}
