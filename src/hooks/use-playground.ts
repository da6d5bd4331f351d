import { navigate } from 'gatsby';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { readerValues } from '../lib/browser/reader-values';
import { routes } from '../lib/routes';
import type { Call } from '../search/playground/calls';
import { problemsOf, type Problems } from '../search/playground/problems';
import {
  parsePlayground,
  playgroundAddress,
  withCall,
  type PlaygroundState,
} from '../search/playground/state';
import { isHeld, usePlaygroundRun, type PlaygroundRun } from './use-playground-run';
import { serviceOf, useService, type RememberedService } from './use-service';

const none: Problems = new Map();
/** The bodies of a visit as typed, by call; the address does not hold them. */
type Bodies = Partial<Record<Call, string>>;
const FOREIGN_HOST = 'This link points to a host that you have not confirmed. Confirm it below.';

export interface PlaygroundControls {
  /** Values of the form; undefined on the server, which has no address. */
  state: PlaygroundState | undefined;
  run: PlaygroundRun;
  /** Visible problems by parameter. */
  problems: Problems;
  service: { isRemembered: boolean; isForeign: boolean; token: string };
  change: (part: Partial<PlaygroundState>) => void;
  /** Runs a changed choice of results, but never a call to a service. */
  choose: (next: PlaygroundState) => void;
  start: () => void;
  stop: () => void;
  reset: () => void;
  remember: (on: boolean) => void;
  trust: () => void;
  /** The token of a hosted service, which is in memory only. */
  setToken: (token: string) => void;
}

/**
 * State of the API console.
 * @param search query string of the address, which holds the latest run; the form may have newer values
 * @param form element of the fields: the first one with a problem is focused
 */
export function usePlayground(
  search: string,
  form: RefObject<HTMLElement | null>,
): PlaygroundControls {
  const { state, bodies, fill, empty } = useForm();
  const [submitted, setSubmitted] = useState<PlaygroundState>();
  /** Parameters with problems in the latest run. While the reader types, no new problems appear. */
  const [marked, setMarked] = useState<Problems>(none);
  const service = useService();
  const read = useEffectEvent(() => {
    const next = withBodyOf(bodies, parsePlayground(search));
    fill(next);
    setSubmitted(next);
    setMarked(isHeld(next) ? none : problemsOf(next));
  });
  useEffect(() => read(), [search]);
  const { send, stop, ...run } = usePlaygroundRun(submitted);

  const isForeign = (next: PlaygroundState) =>
    next.source === 'service' && next.host.trim() !== '' && !service.isTrusted(next.host);
  const start = (next: PlaygroundState, isPressed = false) => {
    const problems = problemsIn(next, isForeign(next));
    setMarked(problems);
    if (isHeld(next) && problems.size > 0) return focusFirstProblem(form);
    if (isPressed && problems.size === 0) showResponse(form);
    if (next.source === 'service' && service.stored) service.remember(serviceOf(next));
    send(next, service.tokenFor(next));
    const address = playgroundAddress(next);
    if (submitted && playgroundAddress(submitted) === address) setSubmitted(next);
    else void navigate(address);
  };
  useRunShortcut(() => state && start(state, true));
  const isForeignHost = state !== undefined && isForeign(state);
  const choose = (next: PlaygroundState) => {
    fill(next);
    if (!isHeld(next)) start(next);
  };
  const change = (from: PlaygroundState, part: Partial<PlaygroundState>) => {
    if (part.host !== undefined) service.trust(part.host);
    const filled = { ...part, ...filledService(from, part, service.stored) };
    const next = changed(from, filled, bodies);
    if (part.source !== undefined || part.call !== undefined) choose(next);
    else fill(next);
  };
  return {
    state,
    run,
    problems: shownProblems(marked, state, isForeignHost, run),
    service: shownService(service, state, isForeignHost),
    change: (part) => state && change(state, part),
    choose,
    start: () => state && start(state, true),
    stop,
    reset: () => {
      setMarked(none);
      empty();
      void navigate(routes.playground);
    },
    remember: (on) => service.remember(on && state ? serviceOf(state) : undefined),
    trust: () => state && service.trust(state.host),
    setToken: (token) => state && service.setToken(state.host, token),
  };
}

/** Values of the form, and the body of each call that the form has shown. */
function useForm() {
  // The server has no address: all that depends on it is rendered after hydration.
  const [state, setState] = useState<PlaygroundState>();
  const [bodies, setBodies] = useState<Bodies>({});
  const fill = (next: PlaygroundState) => {
    setState(next);
    setBodies((before) => ({ ...before, [next.call]: next.body }));
  };
  const empty = () => {
    setState(parsePlayground(''));
    setBodies({});
  };
  return { state, bodies, fill, empty };
}

function shownService(
  service: RememberedService,
  state: PlaygroundState | undefined,
  isForeign: boolean,
): PlaygroundControls['service'] {
  const token = state ? service.tokenFor(state) : '';
  return { isRemembered: service.stored !== undefined, isForeign, token };
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

/** The stored service, or the reader's values, fill the empty fields when the source becomes a service. */
function filledService(
  from: PlaygroundState,
  part: Partial<PlaygroundState>,
  stored: ReturnType<typeof useService>['stored'],
): Partial<PlaygroundState> | undefined {
  if (part.source !== 'service' || from.host !== '') return undefined;
  const { host = '', tenant = from.tenant, code = from.index } = readerValues();
  return stored ?? { host, tenant, index: code };
}

function focusFirstProblem(form: RefObject<HTMLElement | null>): void {
  window.requestAnimationFrame(() =>
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
  );
}

function problemsIn(state: PlaygroundState, isForeign: boolean): Problems {
  const problems = problemsOf(state);
  return isForeign ? new Map([...problems, ['host', FOREIGN_HOST]]) : problems;
}

/** Narrow windows have the response below the form, out of sight. */
function showResponse(form: RefObject<HTMLElement | null>): void {
  const heading = form.current?.querySelector('.response h2');
  if (heading && heading.getBoundingClientRect().bottom > window.innerHeight)
    heading.scrollIntoView();
}

/** Problems of the latest run that the form still has, and the problem that the response names. */
function shownProblems(
  marked: Problems,
  state: PlaygroundState | undefined,
  isForeign: boolean,
  { address, outcome }: PlaygroundRun,
): Problems {
  const current = state ? problemsOf(state) : none;
  const shown = new Map(
    [...marked].flatMap(([name, text]): [string, string][] => {
      const now = current.get(name) ?? (name === 'host' && isForeign ? text : undefined);
      return now === undefined ? [] : [[name, now]];
    }),
  );
  const failed = outcome?.error;
  if (failed?.parameter !== undefined && state && address === playgroundAddress(state))
    if (!shown.has(failed.parameter)) shown.set(failed.parameter, failed.message);
  return shown;
}

/** Calls back on Ctrl+Enter and Cmd+Enter, wherever the focus is. */
function useRunShortcut(onRun: () => void): void {
  const run = useEffectEvent(onRun);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
