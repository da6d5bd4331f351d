import { css } from '@emotion/react';
import { Day } from './day';
import { registerStyles } from '../theme/style-registry';

const mark = css({
  display: 'inline-block',
  padding: '1px 8px',
  border: '1px dashed var(--border-strong)',
  borderRadius: 'var(--radius-control)',
  fontSize: 13,
  fontWeight: 600,
  lineHeight: 1.5,
  color: 'var(--text-secondary)',
});

interface PublicationMarkProps {
  draft: boolean;
  scheduled?: boolean;
  /** Day of publication. */
  date?: string;
}

/** Says of a page that only `gatsby develop` shows why builds leave it out; nothing on all others. */
export function PublicationMark({ draft, scheduled = false, date }: PublicationMarkProps) {
  if (draft) return <span css={mark}>Draft</span>;
  if (scheduled)
    return (
      <span css={mark}>
        Scheduled
        {date !== undefined && (
          <>
            {' for '}
            <Day date={date} />
          </>
        )}
      </span>
    );
  return null;
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/publication-mark.tsx', [mark]);
