import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { closeClickQueue } from './navigation/click-queue';

/**
 * Hydrates a page as a transition, which React splits into small tasks. A click on a part that is not hydrated yet makes
 * React hydrate that part first; clicks before this call are queued.
 */
export function hydrateInSteps(element: ReactNode, container: Element): void {
  closeClickQueue();
  startTransition(() => {
    hydrateRoot(container, element);
  });
}
