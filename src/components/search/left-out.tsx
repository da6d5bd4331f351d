import { css } from '@emotion/react';
import { MAX_QUERY_CHARACTERS } from '../../lib/text/cut-query';
import { registerStyles } from '../../theme/style-registry';

const note = css({ margin: '0 0 12px', fontSize: 15, overflowWrap: 'anywhere' });

/** That only the beginning of a query is searched. */
export function CutNote({ query }: { query: string }) {
  if (query.length <= MAX_QUERY_CHARACTERS) return null;
  return (
    <p css={note}>
      Only the first {MAX_QUERY_CHARACTERS} characters of the text are searched. A few words find
      more.
    </p>
  );
}

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
