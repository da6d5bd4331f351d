import './page-header.css';
import type { ReactNode } from 'react';

/** Title and description of a page. Not a `header` element: programs skip those as navigation. */
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
