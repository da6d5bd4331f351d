import { useState } from 'react';
import type { Call } from '../search/playground/calls';
import { parsePlayground, withCall, type PlaygroundState } from '../search/playground/state';

/** The bodies of a visit as typed, by call; the address does not hold them. */
type Bodies = Partial<Record<Call, string>>;

/** Values of the form, and the body of each call that the form has shown. */
export function usePlaygroundForm() {
  // The server has no address: all that depends on it is rendered after hydration.
  const [state, setState] = useState<PlaygroundState>();
  const [bodies, setBodies] = useState<Bodies>({});
  const fill = (next: PlaygroundState) => {
    setState(next);
    setBodies((before) => ({ ...before, [next.call]: next.body }));
  };
  const read = (search: string) => withBodyOf(bodies, parsePlayground(search));
  const change = (from: PlaygroundState, part: Partial<PlaygroundState>) => {
    const next = changed(from, part, bodies);
    fill(next);
    return next;
  };
  const empty = () => {
    setState(parsePlayground(''));
    setBodies({});
  };
  return { state, read, fill, change, empty };
}

/** A state with the body that was typed for its call. */
function withBodyOf(bodies: Bodies, state: PlaygroundState): PlaygroundState {
  return { ...state, body: bodies[state.call] ?? state.body };
}

/** A new call begins with the body that was typed for it, or its own; a source of this site takes queries only. */
function changed(
  from: PlaygroundState,
  part: Partial<PlaygroundState>,
  bodies: Bodies,
): PlaygroundState {
  const next = { ...from, ...part };
  if (next.call !== from.call) return withBodyOf(bodies, withCall(next, next.call));
  const isMoved = withCall(next, next.call).source !== next.source;
  return isMoved ? withCall(next, 'search') : next;
}
