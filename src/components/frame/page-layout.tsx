import './page-layout.css';
import type { ReactNode } from 'react';

/** Frame of pages without a sidebar. */
export function PageLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="page-layout">
      {children}
    </main>
  );
}
