import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { readerValues } from '../lib/reader/reader-values';
import { routes } from '../lib/addresses/routes';
import { practiceEffect, type CallEffect } from '../search/playground/practice';
import { problemsOf, type Problems } from '../search/playground/problems';
import { requestOf } from '../search/playground/service';
import { playgroundAddress, type PlaygroundState } from '../search/playground/state';
import { usePlaygroundForm } from './use-playground-form';
import { needsRun, usePlaygroundRun, type PlaygroundRun } from './use-playground-run';
import { secretOf, useService, type EnteredService, type Secrets } from './use-service';

const noProblems: Problems = new Map();
const FOREIGN_HOST = 'This link points to a host that you have not confirmed. Confirm it below.';

/** The hosted service of the form. */
export interface ServiceControls {
  /** Whether the host came from a link and is not confirmed. */
  isForeign: boolean;
  /** Undefined on the server. */
  secrets: Secrets | undefined;
  trust: () => void;
  /** Sets the credentials for the service, which stay in memory. */
  setSecrets: (secrets: Secrets) => void;
}

export interface PlaygroundControls {
  /** Values of the form; undefined on the server, which has no address. */
  state: PlaygroundState | undefined;
  run: PlaygroundRun;
  /** Visible problems by parameter. */
  problems: Problems;
  service: ServiceControls;
  onChange: (part: Partial<PlaygroundState>) => void;
  /** Replaces the state and runs it, unless only Run may. */
  onChoose: (next: PlaygroundState) => void;
  onRun: () => void;
  onStop: () => void;
  onReset: () => void;
  /** Effect of a call that waits for a confirmation, since it deletes data of the practice tenant. */
  effect: CallEffect | undefined;
  onConfirm: (isConfirmed: boolean) => void;
}

/**
 * State of the API console.
 * @param search query string of the address, the state of the latest run; the form may have newer values
 * @param form element that contains the fields; the first one with a problem is focused
 */
export function usePlayground(
  search: string,
  form: RefObject<HTMLElement | null>,
): PlaygroundControls {
  const { state, read, fill, change, empty, leaveTo } = usePlaygroundForm(search);
  const [submitted, setSubmitted] = useState<PlaygroundState>();
  /** Problems at the latest run. No new ones appear while the reader types. */
  const [problemsOfRun, setProblemsOfRun] = useState<Problems>(noProblems);
  const service = useService();
  const announceAddress = useReadAddress(search, (announced) => {
    const { submitted: next, typed } = read();
    setSubmitted(next);
    // The reader may have changed the form since.
    if (state && playgroundAddress(next) === announced) return;
    fill(typed);
    setProblemsOfRun(needsRun(next) ? noProblems : problemsOf(next));
  });
  const { send, stop, ...run } = usePlaygroundRun(submitted);

  const { confirm, ...confirmation } = useConfirmation();
  const start = (next: PlaygroundState, isUserAction = false) => {
    const problems = problemsIn(next, service.isForeign(next));
    setProblemsOfRun(problems);
    if (needsRun(next) && problems.size > 0) return focusFirstProblem(form);
    void confirm(next, () => submit(next, isUserAction && problems.size === 0));
  };
  const submit = (next: PlaygroundState, showsResponse: boolean) => {
    if (showsResponse) showResponse(form);
    send(next, secretOf(next, service.secretsFor(next)));
    const address = playgroundAddress(next);
    if (submitted && playgroundAddress(submitted) === address) return setSubmitted(next);
    announceAddress(address);
    leaveTo(address);
  };
  useRunShortcut(() => state && start(state, true));
  const isForeignHost = state !== undefined && service.isForeign(state);
  const choose = (next: PlaygroundState) => {
    fill(next);
    if (!needsRun(next)) start(next);
  };
  const changePart = (from: PlaygroundState, part: Partial<PlaygroundState>) => {
    if (part.host !== undefined) service.trust(part.host);
    const next = change(from, { ...part, ...defaultService(from, part) });
    if ((part.source !== undefined || part.call !== undefined) && !needsRun(next)) start(next);
  };
  return {
    state,
    run,
    problems: visibleProblems(problemsOfRun, state, isForeignHost, run),
    service: serviceControls(service, state, isForeignHost),
    onChange: (part) => state && changePart(state, part),
    onChoose: choose,
    onRun: () => state && start(state, true),
    onStop: stop,
    ...confirmation,
    onReset: () => {
      setProblemsOfRun(noProblems);
      empty();
      leaveTo(routes.playground);
    },
  };
}

/** Asks for confirmation before a call deletes data of the practice tenant. */
function useConfirmation(): Pick<PlaygroundControls, 'effect' | 'onConfirm'> & {
  /** Sends a request, after a confirmation if it needs one. */
  confirm: (state: PlaygroundState, send: () => void) => Promise<void>;
} {
  const [waiting, setWaiting] = useState<{ effect: CallEffect; send: () => void }>();
  return {
    effect: waiting?.effect,
    async confirm(state, send) {
      const isChange = state.source === 'practice' && needsRun(state);
      const effect = isChange ? await practiceEffect(requestOf(state)) : undefined;
      if (effect) setWaiting({ effect, send });
      else send();
    },
    onConfirm(isConfirmed) {
      setWaiting(undefined);
      if (isConfirmed) waiting?.send();
    },
  };
}

/** Calls back for the first address and each later one, with the address that the returned function announced, if any. */
function useReadAddress(search: string, onRead: (announced: string | undefined) => void) {
  const expected = useRef<string>(undefined);
  const read = useEffectEvent(() => {
    const announced = expected.current;
    expected.current = undefined;
    onRead(announced);
  });
  useEffect(() => read(), [search]);
  return (address: string) => void (expected.current = address);
}

function serviceControls(
  service: EnteredService,
  state: PlaygroundState | undefined,
  isForeign: boolean,
): ServiceControls {
  const secrets = state && service.secretsFor(state);
  return {
    isForeign,
    secrets,
    trust: () => state && service.trust(state.host),
    setSecrets: (secrets) => state && service.setSecrets(state.host, secrets),
  };
}

/** Fills empty fields with the reader's values when the source becomes a service. */
function defaultService(
  from: PlaygroundState,
  part: Partial<PlaygroundState>,
): Partial<PlaygroundState> | undefined {
  if (part.source !== 'service' || from.host !== '') return undefined;
  const { host = '', tenant = from.tenant, code = from.index } = readerValues();
  return { host, tenant, index: code };
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

/** Scrolls to the response if it is below the window. */
function showResponse(form: RefObject<HTMLElement | null>): void {
  const heading = form.current?.querySelector('.response-panel h2');
  if (heading && heading.getBoundingClientRect().bottom > window.innerHeight)
    heading.scrollIntoView();
}

/** Problems of the latest run that still exist, and the problem in the response. */
function visibleProblems(
  problemsOfRun: Problems,
  state: PlaygroundState | undefined,
  isForeign: boolean,
  { address, outcome }: PlaygroundRun,
): Problems {
  const current = state ? problemsOf(state) : noProblems;
  const visible = new Map(
    [...problemsOfRun].flatMap(([name, text]): [string, string][] => {
      const currentText = current.get(name) ?? (name === 'host' && isForeign ? text : undefined);
      return currentText === undefined ? [] : [[name, currentText]];
    }),
  );
  const error = outcome?.error;
  if (error?.parameter !== undefined && state && address === playgroundAddress(state))
    if (!visible.has(error.parameter)) visible.set(error.parameter, error.message);
  return visible;
}

/** Calls back on Ctrl+Enter and Cmd+Enter anywhere on the page. */
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
