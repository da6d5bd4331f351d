import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Lets React take over a page in small steps between which the browser scrolls and answers: as one step it is the
 * longest task of a long page. A click on what is not ready yet makes React finish at once.
 */
export function hydrateInSteps(element: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, element);
  });
}
