import { useEffect, useState, type FocusEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { singleKey } from '../lib/browser/single-keys';

/**
 * Opens the search field on `/`, on Ctrl or Cmd with K, and by buttons; `/` is ignored while a field is focused. Returns
 * props of its form, which lies over the page in narrow windows while it is shown.
 */
export function useShownField(field: RefObject<HTMLInputElement | null>) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const open = () => {
      // A hidden field takes no focus.
      flushSync(() => setShown(true));
      field.current?.focus();
      field.current?.select();
    };
    const onKey = (event: KeyboardEvent) => {
      const withControl = event.ctrlKey || event.metaKey;
      const isShortcut =
        singleKey(event) === '/' ||
        (event.key.toLowerCase() === 'k' && withControl && !event.shiftKey && !event.altKey);
      if (!isShortcut || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.open-search')) open();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, [field]);
  return {
    'data-shown': isShown || undefined,
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setShown(false);
    },
  };
}

/** In narrow windows the button that shows the field gets the focus back; in wide ones there is no such button. */
export function leaveField(): void {
  document.querySelector<HTMLElement>('header .open-search')?.focus();
}
