import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { endEarlyClicks } from './navigation/early-click';

/**
 * Lets React take over a page in small steps between which the browser scrolls and responds: as one step it is the
 * longest task of a long page. A click on what is not ready yet makes React finish at once;
 * one before this call is repeated afterward.
 */
export function hydrateInSteps(element: ReactNode, container: Element): void {
  endEarlyClicks();
  startTransition(() => {
    hydrateRoot(container, element);
  });
}
