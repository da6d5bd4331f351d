import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import type { SearchError } from '../../search/client/client';
import { registerStyles } from '../../theme/style-registry';

const block = css({
  marginTop: 28,
  padding: '18px 20px',
  borderLeft: '3px solid var(--danger)',
  background: 'var(--danger-soft)',
  '& h2': { fontSize: 18, lineHeight: 1.35, fontWeight: 650 },
  '& p': { margin: '6px 0 14px' },
});

/** The search failed: what happened, and Retry. Offline it tries again by itself when the connection is back. */
export function SearchProblem({ error, onRetry }: { error: SearchError; onRetry: () => void }) {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    setOffline(!navigator.onLine);
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div css={block} role="alert">
      <h2>{offline ? 'You are offline' : 'The search did not work'}</h2>
      <p>
        {offline
          ? 'The search starts again when the connection is back. Pages that you have visited may still open.'
          : error.message}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/search/search-problem.tsx', [block]);
