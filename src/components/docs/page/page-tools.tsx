import './page-tools.css';
import type { ReactNode } from 'react';
import { PageMenu } from '../../page-menu';

/** What a page is at a glance, and the page as Markdown for notes and assistants. */
export function PageTools({ path, children }: { path: string; children?: ReactNode }) {
  return (
    <div className="page-tools page-tools">
      {children}
      <PageMenu path={path} />
    </div>
  );
}
