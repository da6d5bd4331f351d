import { navigate } from 'gatsby';
import { useEffect, useState, type RefObject } from 'react';
import { readerValues } from '../lib/browser/reader-values';
import { routes } from '../lib/routes';
import { problemsOf, type Problems } from '../search/playground/problems';
import {
  parsePlayground,
  playgroundAddress,
  type PlaygroundState,
} from '../search/playground/state';
import { usePlaygroundRun, type PlaygroundRun } from './use-playground-run';
import { useRunShortcut } from './use-run-shortcut';
import { serviceOf, useService } from './use-service';

const none: Problems = new Map();
const FOREIGN_HOST = 'This host came with the link. Confirm below that you know it.';

export interface PlaygroundControls {
  /** Values of the form; undefined on the server, which has no address. */
  state: PlaygroundState | undefined;
  run: PlaygroundRun;
  /** Visible problems by parameter. */
  problems: Problems;
  service: { isRemembered: boolean; isForeign: boolean };
  change: (part: Partial<PlaygroundState>) => void;
  /** Runs a changed choice of results, but never a call to a service. */
  choose: (next: PlaygroundState) => void;
  start: () => void;
  stop: () => void;
  reset: () => void;
  remember: (on: boolean) => void;
  trust: () => void;
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
  // The server has no address: all that depends on it is rendered after hydration.
  const [state, setState] = useState<PlaygroundState>();
  const [submitted, setSubmitted] = useState<PlaygroundState>();
  /** Parameters with problems in the latest run. While the reader types, no new problems appear. */
  const [marked, setMarked] = useState<Problems>(none);
  const service = useService();
  useEffect(() => {
    const next = parsePlayground(search);
    setState(next);
    setSubmitted(next);
    setMarked(next.source === 'service' ? none : problemsOf(next));
  }, [search]);
  const { send, stop, ...run } = usePlaygroundRun(submitted);

  const isForeign = (next: PlaygroundState) =>
    next.source === 'service' && next.host.trim() !== '' && !service.isTrusted(next.host);
  const start = (next: PlaygroundState) => {
    const problems = new Map([
      ...(isForeign(next) ? [['host', FOREIGN_HOST] as const] : []),
      ...problemsOf(next),
    ]);
    setMarked(problems);
    if (next.source === 'service' && problems.size > 0) return focusFirstProblem(form);
    if (next.source === 'service' && service.stored) service.remember(serviceOf(next));
    send(next);
    if (!submitted || playgroundAddress(submitted) !== playgroundAddress(next))
      void navigate(playgroundAddress(next));
  };
  useRunShortcut(() => state && start(state));
  const isForeignHost = state !== undefined && isForeign(state);
  const choose = (next: PlaygroundState) => {
    setState(next);
    if (next.source !== 'service') start(next);
  };
  const change = (from: PlaygroundState, part: Partial<PlaygroundState>) => {
    if (part.host !== undefined) service.trust(part.host);
    const next = { ...from, ...part, ...filledService(from, part, service.stored) };
    if (part.source !== undefined || part.call !== undefined) choose(next);
    else setState(next);
  };
  return {
    state,
    run,
    problems: shownProblems(marked, state, isForeignHost, run),
    service: { isRemembered: service.stored !== undefined, isForeign: isForeignHost },
    change: (part) => state && change(state, part),
    choose,
    start: () => state && start(state),
    stop,
    reset: () => {
      setMarked(none);
      void navigate(routes.playground);
      setState(parsePlayground(''));
    },
    remember: (on) => service.remember(on && state ? serviceOf(state) : undefined),
    trust: () => state && service.trust(state.host),
  };
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
