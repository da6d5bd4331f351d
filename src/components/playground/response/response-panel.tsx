import './response-panel.css';
import { useState } from 'react';
import type { PlaygroundControls } from '../../../hooks/use-playground';
import type { PlaygroundRun } from '../../../hooks/use-playground-run';
import { playgroundAddress, type PlaygroundState } from '../../../search/playground/state';
import { Tab, Tabs } from '../../content/tabs';
import { CopyButton } from '../../copy-button';
import { ResponseProblem } from './response-problem';
import { JsonTree } from './json-tree';
import { RenderedHits } from './rendered-hits';
import { Suggestions } from './suggestions';
import { isExplained, WhyHits } from './why-hits';

interface ResponsePanelProps extends Pick<PlaygroundControls, 'run' | 'onChoose' | 'onRun'> {
  state: PlaygroundState;
  /** Opens the box for pasted requests. */
  onPaste: () => void;
}

/** The response: its status and time, its error, its hits, and its JSON. */
export function ResponsePanel({ state, run, onChoose, onRun, onPaste }: ResponsePanelProps) {
  const { outcome, address, sent = state, isLoading } = run;
  const hasChanged = address !== playgroundAddress(state) || sent.body !== state.body;
  const isStale = outcome !== undefined && !isLoading && hasChanged;
  const { error, result, suggestions } = outcome ?? {};
  const json = <Json value={outcome?.body} />;
  return (
    <section
      className="response-panel"
      aria-labelledby="playground-response"
      aria-busy={isLoading || undefined}
    >
      <header>
        <h2 id="playground-response">Response</h2>
        <Report run={run} />
      </header>
      {isStale && <p className="stale">The request has changed. Press Run to update.</p>}
      {!outcome && !isLoading && (
        <p className="idle">
          Nothing was sent. Press Run to send the request; this page never sends it by itself.
        </p>
      )}
      {error && <ResponseProblem error={error} state={sent} onRun={onRun} onChange={onChoose} />}
      {(error || result?.total === 0) && !isLoading && <PasteOffer onPaste={onPaste} />}
      {result || suggestions ? (
        <Tabs>
          {result && (
            <Tab label="Hits">
              <RenderedHits
                state={{ ...state, source: sent.source }}
                result={result}
                correction={outcome?.correction}
                isLoading={isLoading}
                onChange={onChoose}
                why={!isStale && isExplained(sent) && <WhyHits state={sent} />}
              />
            </Tab>
          )}
          {suggestions && (
            <Tab label="Suggestions">
              <Suggestions typed={state.q} items={suggestions} />
            </Tab>
          )}
          <Tab label="JSON">{json}</Tab>
        </Tabs>
      ) : (
        outcome?.body !== undefined && json
      )}
      {outcome?.text !== undefined && <pre className="raw">{outcome.text.slice(0, 4000)}</pre>}
    </section>
  );
}

/** Offers to check the reader's own request after one that failed or found nothing. */
function PasteOffer({ onPaste }: Pick<ResponsePanelProps, 'onPaste'>) {
  return (
    <p className="idle">
      Does your own call end like this?{' '}
      <button type="button" className="text-button" onClick={onPaste}>
        Paste it to see what is wrong
      </button>
    </p>
  );
}

function Report({ run: { outcome, isLoading } }: { run: PlaygroundRun }) {
  const { status, time, error } = outcome ?? {};
  return (
    <p className="report" role="status">
      {isLoading && <span>Running…</span>}
      {!isLoading && status !== undefined && (
        <span className={error ? 'status failed' : 'status'}>{`Status ${status}`}</span>
      )}
      {!isLoading && error && status === undefined && (
        <span className="status failed">No response</span>
      )}
      {!isLoading && time !== undefined && <span>{`${time} ms`}</span>}
    </p>
  );
}

function Json({ value }: { value: unknown }) {
  const [{ open, folds }, setFolding] = useState<{ open?: boolean; folds: number }>({ folds: 0 });
  const fold = (all: boolean) => setFolding({ open: all, folds: folds + 1 });
  return (
    <div className="json">
      <div className="json-tools">
        <button type="button" className="text-button" onClick={() => fold(true)}>
          Expand all
        </button>
        <button type="button" className="text-button" onClick={() => fold(false)}>
          Collapse all
        </button>
        <CopyButton label="Copy JSON" withLabel text={() => JSON.stringify(value, null, 2)} />
      </div>
      <JsonTree key={folds} value={value} open={open} />
    </div>
  );
}
