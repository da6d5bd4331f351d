import { focusTitle, focusWithin } from '../../lib/browser/focus';
import { isSinceNavigation } from '../../lib/browser/navigation-time';

/** An ancestor of the focused element, and the siblings of its child on the path to that element. */
interface Level {
  parent: Element;
  next: Element | null;
  previous: Element | null;
}

let focused: Element | undefined;
let levels: Level[] = [];
/** Time at which the reader or a command moved the focus. */
let movedAt = 0;

function recordSurroundings({ target, timeStamp }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  focused = target;
  movedAt = timeStamp;
  levels = [];
  for (let el = target; el.parentElement && !el.matches('main, body'); el = el.parentElement)
    levels.push({
      parent: el.parentElement,
      next: el.nextElementSibling,
      previous: el.previousElementSibling,
    });
}

function restore(element: Element): void {
  if (element.isConnected && focusWithin(element)) return;
  for (const { parent, next, previous } of levels) {
    if (!parent.isConnected) continue;
    for (const sibling of [next, previous])
      if (sibling && parent.contains(sibling) && focusWithin(sibling)) return;
  }
  // Without scrolling, since a link to a section of another page is also removed when it is followed.
  focusTitle({ preventScroll: true });
}

/**
 * Restores the focus when the focused element is removed, for example because a list is sorted again. The focus goes to the
 * element if it is back, else to a sibling of it or of an ancestor, else to the title of the page. Browsers would start at
 * the top of the document.
 */
export function restoreLostFocus(): void {
  document.addEventListener('focusin', recordSurroundings);
  new MutationObserver((records) => {
    const element = focused;
    if (!element || document.activeElement !== document.body) return;
    const isRemoved = records.some(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(element)),
    );
    if (!isRemoved) return;
    focused = undefined;
    restore(element);
    movedAt = 0;
  }).observe(document.body, { childList: true, subtree: true });
}

/** Keeps the router from focusing the page after a navigation during which the reader has moved the focus. */
export function preserveReaderFocus(): void {
  const page = document.getElementById('gatsby-focus-wrapper');
  if (!page) return;
  page.focus = (options) => {
    const hasReaderFocus = document.activeElement !== document.body && isSinceNavigation(movedAt);
    if (!hasReaderFocus) HTMLElement.prototype.focus.call(page, options);
  };
}
