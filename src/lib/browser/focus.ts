const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';

/** Moves focus to an element, or to the first thing in it that takes focus. Tells whether there was one in sight. */
export function focusWithin(element: Element): boolean {
  const candidates = [element, ...element.querySelectorAll(TABBABLE)];
  const found = candidates.find(
    (candidate): candidate is HTMLElement =>
      candidate instanceof HTMLElement &&
      candidate.matches(TABBABLE) &&
      candidate.checkVisibility(),
  );
  found?.focus();
  return found !== undefined;
}

/** Moves focus to the title of the page, which is where reading goes on when the place that had it is gone. */
export function focusTitle(options?: FocusOptions): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus(options);
}
