import './docs-frame.css';
import type { ReactNode } from 'react';
import { DocsVersionLabel } from './docs-version-label';
import { Sidebar } from './sidebar';

/** Frame of all documentation pages. It stays mounted during navigation, so groups and scroll position are kept. */
export function DocsFrame({ route, children }: { route: string; children: ReactNode }) {
  return (
    <div className="docs-frame page-frame">
      <Sidebar route={route} header={<DocsVersionLabel />} />
      {children}
    </div>
  );
}
