/** Pages that load in less time show no bar, in milliseconds. */
export const PROGRESS_DELAY_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;

/** Called when a page is requested. The style sheet moves the bar. */
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

/** Called when the page has loaded. */
export function finishProgress(): void {
  clearTimeout(timer);
  bar?.remove();
}
