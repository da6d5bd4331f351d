import type { ReactNode } from 'react';

/** Content that readers open when they need it. */
export function Details({ summary, open, children }: { summary: string; open?: boolean; children?: ReactNode }) {
  return (
    <details className="details" open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
