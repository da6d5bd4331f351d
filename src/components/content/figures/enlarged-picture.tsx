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
 * The dialog with a picture, as large as the window allows. It exists only while it is open: in the HTML of a page it would
 * end the paragraph around the picture.
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
      // The native method restores the focus.
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
