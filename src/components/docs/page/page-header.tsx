import './page-header.css';
import type { ReactNode } from 'react';

/** Title of a page with what it is for. No `header`: programs leave those out, as navigation of the site. */
export function PageHeader({
  title,
  description,
  children,
}: {
  title: string;
  description?: string | null;
  children?: ReactNode;
}) {
  return (
    <div className="page-header">
      <h1>{title}</h1>
      {description && <p>{description}</p>}
      {children}
    </div>
  );
}
