import type { ReactNode } from 'react';

/** A table that scrolls by itself when it is wider than the text; the keyboard can scroll it too. */
export function Table({ children }: { children?: ReactNode }) {
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </div>
  );
}
