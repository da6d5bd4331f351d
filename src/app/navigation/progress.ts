/** Delay of the bar in milliseconds: pages that load faster show none. */
export const PROGRESS_DELAY_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;

/** Call it when a page is requested. The style sheet adds 0.02 of its length each 800 ms. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    bar ??= document.createElement('div');
    bar.className = 'progress-bar';
    bar.setAttribute('role', 'progressbar');
    bar.setAttribute('aria-label', 'Loading the page');
    document.body.append(bar);
  }, PROGRESS_DELAY_MS);
}

/** Call it when the page has loaded. */
export function finishProgress(): void {
  clearTimeout(timer);
  bar?.remove();
}
