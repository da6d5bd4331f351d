import './response/rendered-response.css';
import './playground.css';
import { useReducer, useRef } from 'react';
import { usePlayground } from '../../hooks/use-playground';
import { docPages } from '../../lib/addresses/routes';
import { topicPages } from '../../lib/topic-pages';
import { playgroundAddress } from '../../search/playground/state';
import { Link } from '../link';
import { PasteOpener } from './paste/paste-opener';
import { EffectQuestion } from './request/effect-question';
import { RequestForm } from './request/request-form';
import { RequestPanel } from './request/request-panel';
import { ResponsePanel } from './response/response-panel';
import { ServiceFields } from './request/service-fields';

/** An API console. @param search query string of the address, which holds the latest run; the form may have newer values */
export function Playground({ search }: { search: string }) {
  const main = useRef<HTMLElement>(null);
  const { state, run, problems, service, question, ...controls } = usePlayground(search, main);
  const [pasteAsked, askPaste] = useReducer((count: number) => count + 1, 0);
  const result = run.outcome?.result;
  return (
    <main id="main" ref={main} tabIndex={-1} className="playground rendered-response">
      <Introduction />
      {state && <PasteOpener asked={pasteAsked} onFill={controls.choose} />}
      {state ? (
        <div className="panels">
          <RequestForm
            state={state}
            problems={problems}
            sorts={result?.sort?.sort.map(({ id }) => id) ?? []}
            facets={result?.facets?.map(({ id }) => id) ?? []}
            isLoading={run.isLoading}
            isSent={run.address === playgroundAddress(state)}
            service={
              <ServiceFields
                state={state}
                problems={problems}
                service={service}
                onChange={controls.change}
              />
            }
            onChange={controls.change}
            onRun={controls.start}
            onStop={controls.stop}
            onReset={controls.reset}
          />
          <RequestPanel state={state} />
          <ResponsePanel
            state={state}
            run={run}
            onChange={controls.choose}
            onRun={controls.start}
            onPaste={askPaste}
          />
          {question && <EffectQuestion effect={question} onAnswer={controls.answer} />}
        </div>
      ) : (
        <div className="panels waiting needs-js" aria-hidden="true" />
      )}
    </main>
  );
}

function Introduction() {
  return (
    <>
      <h1>Playground</h1>
      <p className="lead">
        Try the search API: build a request, copy it, and see its response. The shop, this
        documentation, and your practice tenant respond in your browser; a hosted service responds
        when you enter one. <Link to={docPages.searchApi}>How the search API works</Link>
      </p>
      <p className="without-js">
        The playground needs JavaScript, which is off in this browser. Requests and responses are
        also shown in <Link to={docPages.searchApi}>Search API integration</Link>,{' '}
        <Link to={topicPages.filters}>Filters</Link> and{' '}
        <Link to={topicPages.searchResponse}>Search response</Link>.
      </p>
    </>
  );
}
