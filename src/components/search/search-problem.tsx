import './search-problem.css';
import { useEffect, useState } from 'react';
import type { SearchError } from '../../search/client/client';

/** The error of a search, and a button to retry it. A returning connection retries it too. */
export function SearchProblem({ error, onRetry }: { error: SearchError; onRetry: () => void }) {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    setOffline(!navigator.onLine);
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className="search-problem admonition admonition-danger" role="alert">
      <h2>{isOffline ? 'You are offline' : 'Search failed'}</h2>
      <p>
        {isOffline
          ? 'Search resumes when you are back online. Pages that you have visited may still open.'
          : error.message}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
