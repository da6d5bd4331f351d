import { focusTitle, focusWithin } from '../../lib/browser/focus';
import { isSinceNavigation } from '../../lib/browser/navigation-time';

/** An ancestor of the focused element, and the siblings of the branch that leads to it. */
interface Level {
  parent: Element;
  next: Element | null;
  previous: Element | null;
}

let focused: Element | undefined;
let levels: Level[] = [];
/** When the reader, or a command of the reader's, moved the focus. */
let movedAt = 0;

function recordSurroundings({ target, timeStamp }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  focused = target;
  movedAt = timeStamp;
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
    for (const sibling of [next, previous])
      if (sibling && parent.contains(sibling) && focusWithin(sibling)) return;
  }
  // The title is focused without scrolling, as the link to a section of another page is removed as well.
  focusTitle({ preventScroll: true });
}

/**
 * Restores focus when the focused element is removed, by its own script or because a list is sorted anew: the element
 * itself gets it, a sibling of it or of an ancestor, or the title of the page. Browsers would start at the top of the
 * document.
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

/** The router focuses the page at the end of a navigation, unless the reader has moved the focus since it began. */
export function keepFocusOfReader(): void {
  const page = document.getElementById('gatsby-focus-wrapper');
  if (!page) return;
  page.focus = (options) => {
    const isKept = document.activeElement !== document.body && isSinceNavigation(movedAt);
    if (!isKept) HTMLElement.prototype.focus.call(page, options);
  };
}
