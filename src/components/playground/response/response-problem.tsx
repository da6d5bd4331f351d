import './response-problem.css';
import { useState } from 'react';
import type { SearchError } from '../../../search/client/client';
import { explain } from '../../../search/playground/explain-error';
import { makeApp, schemaOf } from '../../../search/playground/make-app';
import { practiceClient } from '../../../search/playground/practice';
import { indexOf } from '../../../search/playground/service';
import { withCall, type PlaygroundState } from '../../../search/playground/state';

interface ResponseProblemProps {
  error: SearchError;
  state: PlaygroundState;
  onRun: () => void;
  /** Runs another request. */
  onChange: (state: PlaygroundState) => void;
}

/** The reason why a request got no response, and what the reader can do. */
export function ResponseProblem({ error, state, onRun, onChange }: ResponseProblemProps) {
  const [failure, setFailure] = useState('');
  const { title, text, hints } = explain(error, state, !navigator.onLine);
  const isEmpty = state.source === 'practice' && error.status === 404;
  const schema = isEmpty && state.call === 'bulk' ? schemaOf(state.body) : undefined;
  const tryTo = (task: () => Promise<void>) => () =>
    task().catch((reason: Error) => setFailure(reason.message));
  const loadShop = tryTo(async () => {
    await (await practiceClient()).loadShop();
    onRun();
  });
  const searchDocuments = tryTo(async () => {
    await makeApp(state, schema ?? '');
    onChange({ ...withCall(state, 'search'), q: '*' });
  });
  return (
    <div className="response-problem admonition admonition-danger" role="alert">
      <h3>{title}</h3>
      <p>{text}</p>
      <ul>
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      {isEmpty && indexOf(state) === 'products' && (
        <button type="button" className="text-button" onClick={() => void loadShop()}>
          Load the sample shop into it
        </button>
      )}
      {schema && (
        <button type="button" className="text-button" onClick={() => void searchDocuments()}>
          Make the search app of these documents and search it
        </button>
      )}
      {failure}
    </div>
  );
}
