import { notJson } from '../../lib/values/json-fault';
import { parseJson } from '../../lib/values/parse-json';
import { decodeRequest, encodePairs } from '../protocol/query-string';
import { RequestError } from '../protocol/request-error';
import { callOf, sourceFor } from './calls';
import { serviceOrigin } from './service';
import { playgroundPairs, type PlaygroundState } from './state';

/** Faults of a form by parameter, including `host`, `tenant`, and `index` of a service. */
export type Problems = ReadonlyMap<string, string>;

/** Checks a form by the rules of the protocol. Each parameter is checked alone, so that all faults are found. */
export function problemsOf(state: PlaygroundState): Problems {
  const problems = new Map<string, string>();
  if (state.source === 'service') {
    if (state.host.trim() === '') problems.set('host', 'Enter the host of your service.');
    else if (!serviceOrigin(state.host))
      problems.set('host', 'A host is a name such as search.example.com, without a path.');
    if (state.tenant.trim() === '') problems.set('tenant', 'Enter the code of the tenant.');
    if (state.index.trim() === '') problems.set('index', 'Enter the code that the call is for.');
  }
  if (sourceFor(state.call, state.source) !== state.source)
    problems.set('call', 'Choose a source that responds to this call.');
  if (callOf(state.call).body !== undefined && !parseJson(state.body))
    problems.set('body', notJson(state.body));
  const pairs = playgroundPairs(state);
  for (const name of Object.keys(callOf(state.call).parameters ?? {}))
    if (!pairs.some(([other, value]) => other === name && value.trim() !== ''))
      problems.set(name, `Enter a value for ${name}.`);
  for (const name of new Set(pairs.map(([other]) => other)))
    try {
      decodeRequest(encodePairs(pairs.filter(([other]) => other === name)));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      problems.set(error.parameter, error.message);
    }
  return problems;
}
