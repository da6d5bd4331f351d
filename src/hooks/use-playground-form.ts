import { useState } from 'react';
import type { Call } from '../search/playground/calls';
import { parsePlayground, withCall, type PlaygroundState } from '../search/playground/state';

/** Bodies typed in this visit, by call. The address does not contain them. */
type Bodies = Partial<Record<Call, string>>;

/** Values of the form and the bodies of its calls. */
export function usePlaygroundForm() {
  // Undefined on the server and during hydration, since the server has no address.
  const [state, setState] = useState<PlaygroundState>();
  const [bodies, setBodies] = useState<Bodies>({});
  const fill = (next: PlaygroundState) => {
    setState(next);
    setBodies((before) => ({ ...before, [next.call]: next.body }));
  };
  const read = (search: string) => withBodyOf(bodies, parsePlayground(search));
  const change = (from: PlaygroundState, part: Partial<PlaygroundState>) => {
    const next = applyChange(from, part, bodies);
    fill(next);
    return next;
  };
  const empty = () => {
    setState(parsePlayground(''));
    setBodies({});
  };
  return { state, read, fill, change, empty };
}

/** Adds the body that was typed for the call of a state. */
function withBodyOf(bodies: Bodies, state: PlaygroundState): PlaygroundState {
  return { ...state, body: bodies[state.call] ?? state.body };
}

/** Changes a state. A new call gets the body typed for it, or its default; sources of this site accept queries only. */
function applyChange(
  from: PlaygroundState,
  part: Partial<PlaygroundState>,
  bodies: Bodies,
): PlaygroundState {
  const next = { ...from, ...part };
  if (next.call !== from.call) return withBodyOf(bodies, withCall(next, next.call));
  const needsOtherSource = withCall(next, next.call).source !== next.source;
  return needsOtherSource ? withCall(next, 'search') : next;
}
