import './docs-layout.css';
import type { ReactNode } from 'react';

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
  const columns = wide ? ' wide' : contents ? ' with-contents' : '';
  return (
    <main id="main" tabIndex={-1} className={`docs-layout${columns}`}>
      {head && <div className="text">{head}</div>}
      {contents}
      <div className="text">{children}</div>
    </main>
  );
}
