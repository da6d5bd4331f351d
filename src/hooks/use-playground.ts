import { navigate } from 'gatsby';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { readerValues } from '../lib/reader/reader-values';
import { routes } from '../lib/addresses/routes';
import { practiceEffect, type CallEffect } from '../search/playground/practice';
import { problemsOf, type Problems } from '../search/playground/problems';
import { requestOf } from '../search/playground/service';
import { playgroundAddress, type PlaygroundState } from '../search/playground/state';
import { usePlaygroundForm } from './use-playground-form';
import { needsRun, usePlaygroundRun, type PlaygroundRun } from './use-playground-run';
import {
  secretOf,
  serviceOf,
  useService,
  type RememberedService,
  type Secrets,
} from './use-service';

const none: Problems = new Map();
const FOREIGN_HOST = 'This link points to a host that you have not confirmed. Confirm it below.';

/** The hosted service of the form. */
export interface ServiceControls {
  isRemembered: boolean;
  /** The host came with the address: the reader has not typed it. */
  isForeign: boolean;
  /** Undefined on the server. */
  secrets: Secrets | undefined;
  remember: (on: boolean) => void;
  trust: () => void;
  /** What the service knows the reader by, which is in memory only. */
  setSecrets: (secrets: Secrets) => void;
}

export interface PlaygroundControls {
  /** Values of the form; undefined on the server, which has no address. */
  state: PlaygroundState | undefined;
  run: PlaygroundRun;
  /** Visible problems by parameter. */
  problems: Problems;
  service: ServiceControls;
  change: (part: Partial<PlaygroundState>) => void;
  /** Runs a changed choice of results, but never a call to a service. */
  choose: (next: PlaygroundState) => void;
  start: () => void;
  /** What is asked before a call takes something away from the practice tenant. */
  question: CallEffect | undefined;
  answer: (isYes: boolean) => void;
  stop: () => void;
  reset: () => void;
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
  const { state, read, fill, change, empty } = usePlaygroundForm();
  const [submitted, setSubmitted] = useState<PlaygroundState>();
  /** Parameters with problems in the latest run. While the reader types, no new problems appear. */
  const [marked, setMarked] = useState<Problems>(none);
  const service = useService();
  const expectOwn = useReadAddress(search, (own) => {
    const next = read(search);
    setSubmitted(next);
    // The reader may have changed the form since.
    if (state && playgroundAddress(next) === own) return;
    fill(next);
    setMarked(needsRun(next) ? none : problemsOf(next));
  });
  const { send, stop, ...run } = usePlaygroundRun(submitted);

  const { ask, ...asked } = useQuestion();
  const start = (next: PlaygroundState, isPressed = false) => {
    const problems = problemsIn(next, service.isForeign(next));
    setMarked(problems);
    if (needsRun(next) && problems.size > 0) return focusFirstProblem(form);
    void ask(next, () => submit(next, isPressed && problems.size === 0));
  };
  const submit = (next: PlaygroundState, isSeen: boolean) => {
    if (isSeen) showResponse(form);
    if (next.source === 'service' && service.stored) service.remember(serviceOf(next));
    send(next, secretOf(next, service.secretsFor(next)));
    const address = playgroundAddress(next);
    if (submitted && playgroundAddress(submitted) === address) return setSubmitted(next);
    expectOwn(address);
    void navigate(address);
  };
  useRunShortcut(() => state && start(state, true));
  const isForeignHost = state !== undefined && service.isForeign(state);
  const choose = (next: PlaygroundState) => {
    fill(next);
    if (!needsRun(next)) start(next);
  };
  const changePart = (from: PlaygroundState, part: Partial<PlaygroundState>) => {
    if (part.host !== undefined) service.trust(part.host);
    const next = change(from, { ...part, ...filledService(from, part, service.stored) });
    if ((part.source !== undefined || part.call !== undefined) && !needsRun(next)) start(next);
  };
  return {
    state,
    run,
    problems: shownProblems(marked, state, isForeignHost, run),
    service: shownService(service, state, isForeignHost),
    change: (part) => state && changePart(state, part),
    choose,
    start: () => state && start(state, true),
    ...asked,
    stop,
    reset: () => {
      setMarked(none);
      empty();
      void navigate(routes.playground);
    },
  };
}

/** Asks before a call takes something away from the practice tenant. */
function useQuestion(): Pick<PlaygroundControls, 'question' | 'answer'> & {
  /** Sends a request, unless the reader refuses. */
  ask: (state: PlaygroundState, send: () => void) => Promise<void>;
} {
  const [waiting, setWaiting] = useState<{ effect: CallEffect; send: () => void }>();
  return {
    question: waiting?.effect,
    async ask(state, send) {
      const isChange = state.source === 'practice' && needsRun(state);
      const effect = isChange ? await practiceEffect(requestOf(state)) : undefined;
      if (effect) setWaiting({ effect, send });
      else send();
    },
    answer(isYes) {
      setWaiting(undefined);
      if (isYes) waiting?.send();
    },
  };
}

/** Calls back with the first address and each later one, and with the one that the returned function has announced. */
function useReadAddress(search: string, onRead: (own: string | undefined) => void) {
  const own = useRef<string>(undefined);
  const read = useEffectEvent(() => {
    const announced = own.current;
    own.current = undefined;
    onRead(announced);
  });
  useEffect(() => read(), [search]);
  return (address: string) => void (own.current = address);
}

function shownService(
  service: RememberedService,
  state: PlaygroundState | undefined,
  isForeign: boolean,
): ServiceControls {
  const secrets = state && service.secretsFor(state);
  return {
    isRemembered: service.stored !== undefined,
    isForeign,
    secrets,
    remember: (on) => service.remember(on && state ? serviceOf(state) : undefined),
    trust: () => state && service.trust(state.host),
    setSecrets: (typed) => state && service.setSecrets(state.host, typed),
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
