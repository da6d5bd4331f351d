declare global {
  interface Window {
    /** Stops queueing. Returns each pressed button once, in the order of the last presses. */
    __drainClickQueue?: () => Element[];
  }
}

/**
 * Part of the inline script: queues presses of buttons until React handles them. A button that is pressed twice is queued
 * once, since the first press had no visible effect. Links and forms are not queued: they work without React.
 */
export function queueClicks(): void {
  const buttons = new Set<Element>();
  const queue = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || button.type === 'submit') return;
    buttons.delete(button);
    buttons.add(button);
  };
  document.addEventListener('click', queue, true);
  window.__drainClickQueue = () => {
    document.removeEventListener('click', queue, true);
    return [...buttons];
  };
}

let queuedButtons: Element[] = [];

/** Stops queueing. Call it when hydration begins: React replays later events itself. */
export function closeClickQueue(): void {
  queuedButtons = window.__drainClickQueue?.() ?? [];
}

/** Presses the queued buttons. Call it when React has rendered the page. */
export function replayClicks(): void {
  for (const button of queuedButtons)
    if (button instanceof HTMLElement && button.isConnected) button.click();
  queuedButtons = [];
}
