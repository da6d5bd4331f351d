import './page-tools.css';
import type { ReactNode } from 'react';
import { PageMenu } from '../../page-menu';

/** Reading time and other facts, and the page as Markdown for notes and assistants. */
export function PageTools({ path, children }: { path: string; children?: ReactNode }) {
  return (
    <div className="page-tools">
      {children}
      <PageMenu path={path} />
    </div>
  );
}
