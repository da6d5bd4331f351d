declare global {
  interface Window {
    /** Stops queueing; returns the buttons that were pressed, each once, in the order of their last press. */
    __drainClickQueue?: () => Element[];
  }
}

/**
 * Part of the inline script: queues presses of buttons until React handles them. A button that is pressed twice is queued
 * once, since the first press showed no effect. Links and forms are not queued: the browser handles them itself.
 */
export function queueClicks(): void {
  const pressed = new Set<Element>();
  const queue = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || button.type === 'submit') return;
    pressed.delete(button);
    pressed.add(button);
  };
  document.addEventListener('click', queue, true);
  window.__drainClickQueue = () => {
    document.removeEventListener('click', queue, true);
    return [...pressed];
  };
}

let queued: Element[] = [];

/** Ends the queue. Called when React begins to hydrate the page, as it replays the events of that time itself. */
export function closeClickQueue(): void {
  queued = window.__drainClickQueue?.() ?? [];
}

/** Presses the queued buttons. Called when React has rendered the page. */
export function replayClicks(): void {
  for (const button of queued)
    if (button instanceof HTMLElement && button.isConnected) button.click();
  queued = [];
}
