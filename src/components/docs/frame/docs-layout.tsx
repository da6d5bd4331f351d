import './docs-layout.css';
import type { ReactNode } from 'react';

interface DocsLayoutProps {
  /** Header of the page; narrow windows show the table of contents below it. */
  head?: ReactNode;
  /** Table of contents: beside the text in wide windows, below the header in narrow ones. */
  contents?: ReactNode;
  /** Whether the text also uses the column of the table of contents. */
  isWide?: boolean;
  children: ReactNode;
}

/** The main part of a documentation page. */
export function DocsLayout({ head, contents, isWide, children }: DocsLayoutProps) {
  const columns = isWide ? ' wide' : contents ? ' with-contents' : '';
  return (
    <main id="main" tabIndex={-1} className={`docs-layout${columns}`}>
      {head && <div className="text">{head}</div>}
      {contents}
      <div className="text">{children}</div>
    </main>
  );
}
