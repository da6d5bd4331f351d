import { focusTitle, focusWithin } from '../../lib/browser/focus';

/** An element around the focused one, and what is beside the branch that leads to it. */
interface Level {
  parent: Element;
  next: Element | null;
  previous: Element | null;
}

let focused: Element | undefined;
let levels: Level[] = [];

function remember({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  focused = target;
  levels = [];
  for (let at = target; at.parentElement && !at.matches('main, body'); at = at.parentElement)
    levels.push({
      parent: at.parentElement,
      next: at.nextElementSibling,
      previous: at.previousElementSibling,
    });
}

function restore(element: Element): void {
  if (element.isConnected && focusWithin(element)) return;
  for (const { parent, next, previous } of levels) {
    if (!parent.isConnected) continue;
    for (const neighbor of [next, previous])
      if (neighbor && parent.contains(neighbor) && focusWithin(neighbor)) return;
  }
  // The place in the window is not its concern: a link that led to a section of another page is gone as well.
  focusTitle({ preventScroll: true });
}

/**
 * Keeps keyboards their place: when the focused element leaves the page, by its own doing or because a list is sorted
 * anew, focus goes back to it, or to what was beside it, or to the title of the page. Browsers would begin at the
 * top of the document.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', remember);
  new MutationObserver((records) => {
    const element = focused;
    if (!element || document.activeElement !== document.body) return;
    const isRemoved = records.some(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(element)),
    );
    if (!isRemoved) return;
    focused = undefined;
    restore(element);
  }).observe(document.body, { childList: true, subtree: true });
}
