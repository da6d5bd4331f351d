import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Sidebar } from './sidebar';

const frame = css({
  display: 'grid',
  gridTemplateColumns: '288px minmax(0, 1fr)',
  gap: 40,
  maxWidth: 1440,
  margin: '0 auto',
  padding: '0 40px',
  '@media (max-width: 996px)': {
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: 32,
    padding: '0 20px',
  },
});

const main = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 740px) 232px',
  justifyContent: 'space-between',
  gap: 40,
  padding: '32px 0 0',
  outline: 'none',
  '@media (max-width: 1240px)': { gridTemplateColumns: 'minmax(0, 740px)' },
});

interface DocsLayoutProps {
  /** Route of the page, for its place in the sidebar. */
  path: string;
  /** Column beside the text on wide screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Frame of all documentation pages: sidebar, text and, beside it, the contents list. */
export function DocsLayout({ path, aside, children }: DocsLayoutProps) {
  return (
    <div css={frame}>
      <Sidebar path={path} />
      <main id="main" tabIndex={-1} css={main}>
        <div>{children}</div>
        {aside}
      </main>
    </div>
  );
}
