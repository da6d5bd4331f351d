import type { ReactNode } from 'react';

/** A numbered list of things to do, drawn as steps. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className="steps">{children}</div>;
}
