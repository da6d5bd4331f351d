declare global {
  interface Window {
    /** Ends the recording; gives the buttons that were pressed, each once, in the order of their last press. */
    __earlyClicks?: () => Element[];
  }
}

/**
 * Inline script that remembers presses of buttons which the site's scripts are not there to handle yet. Who presses
 * one twice wants one thing, which has not happened yet. Links and forms are not concerned: the browser responds to them itself.
 */
export function earlyClickScript(): string {
  return (
    `(function(w,d){var b=new Set;` +
    `function k(e){var t=e.target;t=t&&t.closest&&t.closest('button');if(t&&t.type!=='submit'){b.delete(t);b.add(t)}}` +
    `d.addEventListener('click',k,true);` +
    `w.__earlyClicks=function(){d.removeEventListener('click',k,true);return Array.from(b)}` +
    `})(window,document)`
  );
}

let pressed: Element[] = [];

/** From here on React responds; call it when React begins to take over. */
export function endEarlyClicks(): void {
  pressed = window.__earlyClicks?.() ?? [];
}

/** Presses the buttons that were pressed too early, once React has taken over. */
export function repeatEarlyClicks(): void {
  for (const button of pressed)
    if (button instanceof HTMLElement && button.isConnected) button.click();
  pressed = [];
}
