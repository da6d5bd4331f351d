import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { DocsVersionLabel } from './docs-version-label';
import { Sidebar } from './sidebar';
import { registerStyles } from '../../theme/style-registry';

const frame = css({
  display: 'grid',
  gridTemplateColumns: '288px minmax(0, 1fr)',
  gap: 40,
  maxWidth: 1440,
  margin: '0 auto',
  padding: '0 40px',
  '& > .docs-sidebar': {
    position: 'sticky',
    top: 'var(--navbar-height)',
    alignSelf: 'start',
    maxHeight: 'calc(100vh - var(--navbar-height))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    padding: '24px 8px 40px 0',
  },
  '@media (max-width: 996px)': {
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: 32,
    padding: '0 20px',
    // With scripts the menu holds the sidebar; without, it is below the page.
    '& > .docs-sidebar': {
      position: 'static',
      maxHeight: 'none',
      padding: '16px 0 0',
      borderTop: '1px solid var(--border)',
    },
    '.js & > .docs-sidebar': { display: 'none' },
  },
});

/** Frame of all documentation pages. It stays while pages change, and with it what is open and scrolled. */
export function DocsFrame({ route, children }: { route: string; children: ReactNode }) {
  return (
    <div css={frame} className="page-frame">
      <Sidebar route={route} header={<DocsVersionLabel />} />
      {children}
    </div>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/docs/docs-frame.tsx', [frame]);
