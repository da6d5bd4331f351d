import { decodeText } from '../../lib/text/encode-text';
import type { SampleRequest } from '../checks/endpoints';
import type { Operation } from '../protocol/schema/operation';
import { calls, isQuery } from './calls';
import { parsePlayground, withCall, type PlaygroundState } from './state';

/** States that can send a pasted request: to the shop or the practice tenant, and to its host. */
export function pastedStates(
  { url, body }: SampleRequest,
  { id }: Operation,
): readonly PlaygroundState[] {
  const call = calls.find((candidate) => candidate === id.replace(/-get$/, ''));
  const match = /^(https?:\/\/)([^/?]*)([^?]*)\??([\s\S]*)$/.exec(url);
  if (!call || !match) return [];
  const [, protocol, name = '', path = '', query = ''] = match;
  const host = protocol === 'http://' ? protocol + name : name;
  const [tenant = '', index = ''] = path.split('/').slice(-2).map(decodePart);
  const base = withCall(parsePlayground(`source=practice&${query}`), call);
  const state = { ...base, ...(body !== undefined && { body }) };
  return [
    isQuery(call) ? { ...state, source: 'shop' as const } : { ...state, index },
    ...(name.includes('{') ? [] : [{ ...state, source: 'service' as const, host, tenant, index }]),
  ];
}

/** A segment of a path; empty for a placeholder. */
const decodePart = (part: string) => (part.startsWith('{') ? '' : decodeText(part));

/** Label of the button that fills in the form. */
export const stateName = ({ source, host }: PlaygroundState) =>
  ({
    shop: 'Run on the sample shop',
    practice: 'Use in your practice tenant',
    service: `Use on ${host}`,
    documentation: '',
  })[source];
