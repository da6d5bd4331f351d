import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { registerStyles } from '../../theme/style-registry';

const header = css({
  marginBottom: 28,
  '& h1': { fontSize: 30, lineHeight: 1.2, fontWeight: 680, letterSpacing: '-0.02em' },
  '& p': { margin: '10px 0 0', fontSize: 18, lineHeight: 1.5, color: 'var(--text-secondary)' },
  '& .meta': { fontSize: 13, color: 'var(--text-muted)' },
});

/** Title of a page with what it is for. No `header`: programs leave those out, as navigation of the site. */
export function PageHeader({
  title,
  description,
  children,
}: {
  title: string;
  description?: string | null;
  children?: ReactNode;
}) {
  return (
    <div css={header}>
      <h1>{title}</h1>
      {description && <p>{description}</p>}
      {children}
    </div>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/docs/page-header.tsx', [header]);
