import { useEffect, useState } from 'react';
import type { SearchError } from '../../../search/client/client';
import { explain } from '../../../search/playground/explain-error';
import { practiceClient } from '../../../search/playground/practice';
import { indexOf } from '../../../search/playground/service';
import type { PlaygroundState } from '../../../search/playground/state';

interface ResponseProblemProps {
  error: SearchError;
  state: PlaygroundState;
  onRun: () => void;
}

/** What kept the request from its response, and what may be done. */
export function ResponseProblem({ error, state, onRun }: ResponseProblemProps) {
  const [isOffline, setOffline] = useState(false);
  const [failed, setFailed] = useState('');
  useEffect(() => setOffline(!navigator.onLine), [error]);
  const { title, text, hints } = explain(error, state, isOffline);
  const isEmpty = state.source === 'practice' && error.status === 404;
  const loadShop = async () => {
    try {
      await (await practiceClient()).loadShop();
      onRun();
    } catch (reason) {
      setFailed((reason as Error).message);
    }
  };
  return (
    <div className="failure" role="alert">
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
      {failed}
    </div>
  );
}
