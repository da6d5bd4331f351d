import { css } from '@emotion/react';
import { registerStyles } from '../../theme/style-registry';

const note = css({ margin: '0 0 12px', fontSize: 15, overflowWrap: 'anywhere' });

/** Words of the query that no page has, so that the results are those of the others. */
export function LeftOut({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p css={note}>
      No page has{' '}
      {words.map((word, index) => (
        <span key={`${index}-${word}`}>
          {index > 0 && ', '}
          <strong>{word}</strong>
        </span>
      ))}
      . These are the results for the other words.
    </p>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/search/left-out.tsx', [note]);
