import { navigate } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { usePlaygroundRun } from '../../hooks/use-playground-run';
import { useRunShortcut } from '../../hooks/use-run-shortcut';
import { serviceOf, useService } from '../../hooks/use-service';
import { problemsOf, type Problems } from '../../search/playground/problems';
import {
  parsePlayground,
  playgroundAddress,
  type PlaygroundState,
} from '../../search/playground/state';
import { Link } from '../link';
import { ResponsePanel } from './response-panel';
import { playgroundStyle } from './playground-style';
import { RequestForm } from './request-form';
import { RequestPanel } from './request-panel';
import { ServiceFields } from './service-fields';
import { docPages, routes } from '../../lib/routes';

const none: Problems = new Map();

/** An API console. @param search query string of the address, which holds what was run; the form may be ahead of it */
export function Playground({ search }: { search: string }) {
  // The server does not know the address: what depends on it comes after hydration.
  const [state, setState] = useState<PlaygroundState>();
  const [submitted, setSubmitted] = useState<PlaygroundState>();
  /** Parameters whose problems show: those of the latest run. While the reader types, no new ones appear. */
  const [marked, setMarked] = useState<Problems>(none);
  const service = useService();
  const main = useRef<HTMLElement>(null);
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
    const problems = new Map(problemsOf(next));
    if (!problems.has('host') && isForeign(next))
      problems.set('host', 'This host came with the link. Confirm below that you know it.');
    setMarked(problems);
    if (next.source === 'service' && problems.size > 0) {
      window.requestAnimationFrame(() =>
        main.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      );
      return;
    }
    if (next.source === 'service' && service.stored) service.remember(serviceOf(next));
    send(next);
    if (!submitted || playgroundAddress(submitted) !== playgroundAddress(next))
      void navigate(playgroundAddress(next));
  };
  useRunShortcut(() => state && start(state));

  const change = (part: Partial<PlaygroundState>) => {
    if (!state) return;
    const next = { ...state, ...part };
    if (part.host !== undefined) service.trust(part.host);
    // A service that is remembered fills the empty fields.
    if (part.source === 'service' && state.host === '' && service.stored)
      Object.assign(next, service.stored);
    setState(next);
    const isSwitched = part.source !== undefined || part.call !== undefined;
    if (isSwitched && next.source !== 'service') start(next);
  };
  /** A choice among the results runs at once, but never a call to a service. */
  const choose = (next: PlaygroundState) => {
    setState(next);
    if (next.source !== 'service') start(next);
  };

  const live = state ? problemsOf(state) : none;
  const problems: Problems = new Map(
    [...marked].flatMap(([name, text]): [string, string][] => {
      const now =
        live.get(name) ?? (name === 'host' && state && isForeign(state) ? text : undefined);
      return now === undefined ? [] : [[name, now]];
    }),
  );
  const failed = run.outcome?.error;
  const result = run.outcome?.result;
  const own = failed?.parameter !== undefined && !problems.has(failed.parameter);
  const shown =
    own && state && run.address === playgroundAddress(state)
      ? new Map([...problems, [failed.parameter ?? '', failed.message]])
      : problems;

  return (
    <main id="main" ref={main} tabIndex={-1} css={playgroundStyle}>
      <h1>Playground</h1>
      <p className="lead">
        Try the search API: build a request, copy it, and see its response. The shop and this
        documentation respond in your browser; a hosted service responds when you enter one.{' '}
        <Link to={docPages.searchApi}>How the search API works</Link>
      </p>
      <p className="without-js">
        The playground needs JavaScript, which is off in this browser. Requests and responses are
        also shown in <Link to={docPages.searchApi}>Search API integration</Link>,{' '}
        <Link to={docPages.filters}>Filters</Link> and{' '}
        <Link to={docPages.searchResponse}>Search response</Link>.
      </p>
      {state ? (
        <div className="panels">
          <RequestForm
            state={state}
            problems={shown}
            sorts={result?.sort?.sort.map(({ id }) => id) ?? []}
            facets={result?.facets?.map(({ id }) => id) ?? []}
            loading={run.loading}
            service={
              <ServiceFields
                state={state}
                problems={shown}
                remembered={service.stored !== undefined}
                foreign={isForeign(state)}
                onChange={change}
                onRemember={(on) => service.remember(on ? serviceOf(state) : undefined)}
                onTrust={() => service.trust(state.host)}
              />
            }
            onChange={change}
            onRun={() => start(state)}
            onStop={stop}
            onReset={() => {
              setMarked(none);
              void navigate(routes.playground);
              setState(parsePlayground(''));
            }}
          />
          <RequestPanel state={state} />
          <ResponsePanel state={state} run={run} onChange={choose} />
        </div>
      ) : (
        <div className="panels waiting needs-js" aria-hidden="true" />
      )}
    </main>
  );
}
