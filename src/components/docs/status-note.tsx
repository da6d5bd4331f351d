import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const note = css({
  margin: '0 0 24px',
  padding: '10px 14px',
  border: '1px dashed var(--border-strong)',
  borderRadius: 'var(--radius-control)',
  fontSize: 14,
  lineHeight: 1.55,
  color: 'var(--text-secondary)',
});

/** Quiet note: what the page does not cover yet. */
export function StatusNote({ children }: { children: ReactNode }) {
  return (
    <p css={note}>
      <strong>Status: </strong>
      {children}
    </p>
  );
}
