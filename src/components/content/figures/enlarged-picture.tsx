import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from '../../icons';

export interface EnlargedProps {
  src: string;
  alt: string;
  width: number | undefined;
  height: number | undefined;
  onDone: () => void;
}

/**
 * The dialog with a picture, as large as the window allows. It is there only while it is open: in HTML it would end the
 * paragraph that a picture can be part of.
 */
export function EnlargedPicture({ src, alt, width, height, onDone }: EnlargedProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog
      ref={dialog}
      className="zoomed"
      aria-label={alt || 'Picture'}
      onClose={onDone}
      // By the dialog itself, which gives the focus back.
      onClick={() => dialog.current?.close()}
    >
      <img src={src} width={width} height={height} alt={alt} />
      <button type="button" className="icon-button" aria-label="Close">
        <CloseIcon />
      </button>
    </dialog>,
    document.body,
  );
}
