const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';

/** Focuses an element, or the first visible element in it that can be focused. @returns whether one exists */
export function focusWithin(element: Element): boolean {
  const candidates = [element, ...element.querySelectorAll(TABBABLE)];
  const target = candidates.find(
    (candidate): candidate is HTMLElement =>
      candidate instanceof HTMLElement &&
      candidate.matches(TABBABLE) &&
      candidate.checkVisibility(),
  );
  target?.focus();
  return target !== undefined;
}

/** Focuses the title of the page. Use it after the focused element was removed. */
export function focusTitle(options?: FocusOptions): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus(options);
}
