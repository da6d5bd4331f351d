declare global {
  interface Window {
    /** Ends the recording; gives the button that was pressed last, if one was. */
    __earlyClick?: () => Element | undefined;
  }
}

/**
 * Inline script that remembers a press of a button which the site's scripts are not there to handle yet, so that no
 * reader presses twice. Links and forms are not concerned: the browser responds to them itself.
 */
export function earlyClickScript(): string {
  return (
    `(function(w,d){var b;` +
    `function k(e){var t=e.target;t=t&&t.closest&&t.closest('button');if(t&&t.type!=='submit')b=t}` +
    `d.addEventListener('click',k,true);` +
    `w.__earlyClick=function(){d.removeEventListener('click',k,true);return b}` +
    `})(window,document)`
  );
}

let pressed: Element | undefined;

/** From here on React responds; call it when React begins to take over. */
export function endEarlyClicks(): void {
  pressed = window.__earlyClick?.();
}

/** Presses the button that was pressed too early, once React has taken over. */
export function repeatEarlyClick(): void {
  if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
  pressed = undefined;
}
