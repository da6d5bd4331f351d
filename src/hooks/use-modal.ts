import { useCallback, useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

export interface Modal {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Props of the `<dialog>`: it closes on Escape and on a press on its backdrop. */
  dialog: {
    ref: RefObject<HTMLDialogElement | null>;
    onClose: () => void;
    onClick: (event: MouseEvent) => void;
  };
}

/** State of a native modal dialog, which traps focus, restores it on close, and makes the page behind it inert. */
export function useModal(): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) ref.current?.showModal();
    else ref.current?.close();
  }, [isOpen]);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return {
    isOpen,
    open,
    close,
    dialog: {
      ref,
      onClose: close,
      onClick: ({ target }) => {
        if (target === ref.current) close();
      },
    },
  };
}
