import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { PageMenu } from '../page-menu';
import { registerStyles } from '../../theme/style-registry';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  // That of the menu: browsers show what is beside it before it has come.
  minHeight: 32,
  marginTop: 14,
  fontSize: 13,
  color: 'var(--text-muted)',
});

/** What a page is at a glance, and the page as Markdown for notes and assistants. */
export function PageTools({ path, children }: { path: string; children?: ReactNode }) {
  return (
    <div css={row} className="page-tools">
      {children}
      <PageMenu path={path} />
    </div>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/docs/page-tools.tsx', [row]);
