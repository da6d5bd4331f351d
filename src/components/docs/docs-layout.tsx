import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { registerStyles } from '../../theme/style-registry';

const main = css({
  padding: '28px 0 0',
  outline: 'none',
  minWidth: 0,
  '& > .text': { maxWidth: 740, minWidth: 0 },
  '&.wide > .text': { maxWidth: 'none' },
  '&.wide .content > :where(p, ul)': { maxWidth: 740 },
  '&.with-contents': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 740px) 232px',
    gridTemplateRows: 'auto 1fr',
    justifyContent: 'space-between',
    columnGap: 40,
  },
  '&.with-contents > .contents-list': { gridColumn: 2, gridRow: '1 / span 2' },
  '@media (max-width: 1240px)': {
    '&.with-contents': { display: 'block' },
  },
});

interface DocsLayoutProps {
  /** Title part, when a table of contents is between it and the text on narrow screens. */
  head?: ReactNode;
  /** Contents list: beside the text on wide screens, under the title on narrow ones. */
  contents?: ReactNode;
  /** The text has the place of the contents list too. */
  wide?: boolean;
  children: ReactNode;
}

/** The main part of a documentation page. */
export function DocsLayout({ head, contents, wide = false, children }: DocsLayoutProps) {
  const className = wide ? 'wide' : contents ? 'with-contents' : undefined;
  return (
    <main id="main" tabIndex={-1} css={main} className={className}>
      {head && <div className="text">{head}</div>}
      {contents}
      <div className="text">{children}</div>
    </main>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/docs/docs-layout.tsx', [main]);
