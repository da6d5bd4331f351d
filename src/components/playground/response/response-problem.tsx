import { useEffect, useState } from 'react';
import type { SearchError } from '../../../search/client/client';
import { explain } from '../../../search/playground/explain-error';
import type { PlaygroundState } from '../../../search/playground/state';

/** What kept the request from its response, and what may be done. */
export function ResponseProblem({ error, state }: { error: SearchError; state: PlaygroundState }) {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => setOffline(!navigator.onLine), [error]);
  const { title, text, hints } = explain(error, state, isOffline);
  return (
    <div className="failure" role="alert">
      <h3>{title}</h3>
      <p>{text}</p>
      <ul>
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </div>
  );
}
