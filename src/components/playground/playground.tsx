import './response/rendered-response.css';
import './playground.css';
import { useReducer, useRef } from 'react';
import { usePlayground } from '../../hooks/use-playground';
import { docPages } from '../../lib/addresses/routes';
import { topicPages } from '../../lib/topic-pages';
import { Link } from '../link';
import { PasteOpener } from './paste/paste-opener';
import { CallConfirmation } from './request/call-confirmation';
import { RequestForm } from './request/request-form';
import { RequestPanel } from './request/request-panel';
import { ResponsePanel } from './response/response-panel';

/** An API console. @param search query string of the address, the state of the latest run; the form may have newer values */
export function Playground({ search }: { search: string }) {
  const main = useRef<HTMLElement>(null);
  const { state, ...controls } = usePlayground(search, main);
  const [pasteRequests, openPaste] = useReducer((count: number) => count + 1, 0);
  return (
    <main id="main" ref={main} tabIndex={-1} className="playground rendered-response">
      <Introduction />
      {state && <PasteOpener requests={pasteRequests} onFill={controls.onChoose} />}
      {state ? (
        <div className="panels">
          <RequestForm {...controls} state={state} />
          <RequestPanel state={state} />
          <ResponsePanel {...controls} state={state} onPaste={openPaste} />
          {controls.effect && (
            <CallConfirmation effect={controls.effect} onConfirm={controls.onConfirm} />
          )}
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
        The playground needs JavaScript. Requests and responses are also shown in{' '}
        <Link to={docPages.searchApi}>Search API integration</Link>,{' '}
        <Link to={topicPages.filters}>Filters</Link> and{' '}
        <Link to={topicPages.searchResponse}>Search response</Link>.
      </p>
    </>
  );
}
