/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import type { Modal } from '../hooks/use-modal';
import { CloseIcon } from './icons';

const style = css({
  width: 'min(28.75rem, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  padding: '20px 24px 24px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-block)',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '& h2': { fontSize: '1.25rem' },
  '& .head .icon-button': { margin: '-4px -10px -4px 0' },
  '& p': { margin: '8px 0 0', color: 'var(--text-secondary)' },
});

interface SmallDialogProps extends Modal {
  title: string;
  /** Rendered while the dialog is open. */
  children: ReactNode;
}

/** A modal dialog with a title and a button that closes it. */
export function SmallDialog({ isOpen, close, dialog, title, children }: SmallDialogProps) {
  const id = useId();
  return (
    <dialog {...dialog} css={style} aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={close}>
          <CloseIcon />
        </button>
      </div>
      {isOpen && children}
    </dialog>
  );
}
