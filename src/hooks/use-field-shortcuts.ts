import { useEffect, type RefObject } from 'react';
import { singleKey } from '../lib/browser/single-keys';

/**
 * Opens the search field on `/` outside fields, on Ctrl+K or Cmd+K, and by buttons. In narrow windows, the form covers the
 * page while it has the attribute `data-shown`.
 */
export function useFieldShortcuts(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const form = field.current?.form;
    const open = () => {
      // A hidden field cannot be focused.
      form?.setAttribute('data-shown', '');
      field.current?.focus();
      field.current?.select();
    };
    const onKey = (event: KeyboardEvent) => {
      const withControl = event.ctrlKey || event.metaKey;
      const isShortcut =
        singleKey(event) === '/' ||
        (isKeyK(event) && withControl && !event.shiftKey && !event.altKey);
      if (!isShortcut || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.open-search')) open();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form?.contains(relatedTarget)))
        form?.removeAttribute('data-shown');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    form?.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
      form?.removeEventListener('focusout', onFocusOut);
    };
  }, [field]);
}

/** The K of the keyboard layout, or the key at its position if the layout is not Latin. */
const isKeyK = ({ key, code }: KeyboardEvent) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';

/**
 * Sets the text of the field. In narrow windows, the button that shows the field gets the focus back.
 */
export function leaveField(field?: HTMLInputElement | null, text = ''): void {
  if (field) field.value = text;
  document.querySelector<HTMLElement>('header .open-search')?.focus();
}
