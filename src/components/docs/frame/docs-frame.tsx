import './docs-frame.css';
import type { ReactNode } from 'react';
import { DocsVersionLabel } from './docs-version-label';
import { Sidebar } from './sidebar';

/** Frame of all documentation pages. It stays while pages change, and with it what is open and scrolled. */
export function DocsFrame({ route, children }: { route: string; children: ReactNode }) {
  return (
    <div className="docs-frame page-frame">
      <Sidebar route={route} header={<DocsVersionLabel />} />
      {children}
    </div>
  );
}
