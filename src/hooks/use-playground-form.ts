import { navigate } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { sourceFor, type Call } from '../search/playground/calls';
import { parsePlayground, withCall, type PlaygroundState } from '../search/playground/state';

/** Bodies typed in this visit, by call. The address does not contain them. */
type Bodies = Partial<Record<Call, string>>;

/** Input of the reader at an entry of the tab's history. The address contains neither bodies nor changes that were not run. */
interface Draft {
  search: string;
  state: PlaygroundState;
  bodies: Bodies;
}

/** Time without a key stroke after which a draft is stored; browsers limit how often an entry may change. */
const STORE_MS = 150;

/** Values of the form and the bodies of its calls. Both return with Back, Forward, and a reload. */
export function usePlaygroundForm(search: string) {
  // Undefined on the server and during hydration, since the server has no address.
  const [state, setState] = useState<PlaygroundState>();
  const [bodies, setBodies] = useState<Bodies>({});
  const isLeaving = useRef(false);
  useEffect(() => void (isLeaving.current = false), [search]);
  useEffect(() => {
    const stop = () => {
      window.clearTimeout(timer);
      window.removeEventListener('beforeunload', store);
    };
    const store = () => {
      stop();
      if (state && !isLeaving.current) storeDraft({ search, state, bodies });
    };
    const timer = window.setTimeout(store, STORE_MS);
    // A reload may come before the time is over. At `pagehide`, the entry no longer changes.
    window.addEventListener('beforeunload', store);
    return stop;
  }, [search, state, bodies]);
  /** Navigates to a new entry of the history. For Back, the current entry stores the form as it was submitted. */
  const leaveTo = (address: string) => {
    isLeaving.current = (/\?.*/.exec(address)?.[0] ?? '') !== search;
    storeDraft({ search, state: withBodyOf(bodies, parsePlayground(search)), bodies });
    void navigate(address);
  };
  const fill = (next: PlaygroundState) => {
    setState(next);
    setBodies((before) => ({ ...before, [next.call]: next.body }));
  };
  /** The state of the address, and the form as the reader left it there. */
  const read = () => {
    const draft = storedDraft(search);
    const typedBodies = { ...draft?.bodies, ...bodies };
    if (draft) setBodies(typedBodies);
    const submitted = withBodyOf(typedBodies, parsePlayground(search));
    return { submitted, typed: draft ? { ...submitted, ...draft.state } : submitted };
  };
  const change = (from: PlaygroundState, part: Partial<PlaygroundState>) => {
    const next = applyChange(from, part, bodies);
    fill(next);
    return next;
  };
  const empty = () => {
    setState(parsePlayground(''));
    setBodies({});
  };
  return { state, read, fill, change, empty, leaveTo };
}

function storeDraft(draft: Draft): void {
  try {
    window.history.replaceState({ ...(window.history.state as object | null), draft }, '');
  } catch {
    // A body may be larger than what the browser stores with an entry.
  }
}

function storedDraft(search: string): Draft | undefined {
  const { draft } = (window.history.state ?? {}) as { draft?: Draft };
  return draft?.search === search ? draft : undefined;
}

/** Adds the body that was typed for the call of a state. */
function withBodyOf(bodies: Bodies, state: PlaygroundState): PlaygroundState {
  return { ...state, body: bodies[state.call] ?? state.body };
}

/** Changes a state. A new call gets the body typed for it, or its default; a source that does not respond to the call gets a search. */
function applyChange(
  from: PlaygroundState,
  part: Partial<PlaygroundState>,
  bodies: Bodies,
): PlaygroundState {
  const next = { ...from, ...part };
  if (next.call !== from.call) return withBodyOf(bodies, withCall(next, next.call));
  const needsOtherCall =
    part.source !== undefined && sourceFor(next.call, part.source) !== part.source;
  return needsOtherCall ? withCall(next, 'search') : next;
}
