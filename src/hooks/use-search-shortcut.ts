import { useEffect, type RefObject } from 'react';

/** Focuses the search field on `/` and on Ctrl or Cmd with K; `/` is ignored while a field is focused. */
export function useSearchShortcut(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const withControl = event.ctrlKey || event.metaKey;
      const isShortcut =
        (event.key === '/' && !withControl && !event.altKey && !isEditable(event.target)) ||
        (event.key.toLowerCase() === 'k' && withControl && !event.shiftKey && !event.altKey);
      if (!isShortcut || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** In narrow windows the button that shows the field gets the focus back; in wide ones there is no such button. */
export function leaveField(): void {
  document.querySelector<HTMLElement>('.open-search')?.focus();
}
