import NProgress from 'nprogress';

/** Pages that load in less time show no bar, in milliseconds. */
export const PROGRESS_DELAY_MS = 200;

NProgress.configure({
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  barSelector: '.bar',
  template: '<div class="bar" role="progressbar" aria-label="Loading the page"></div>',
} as Partial<NProgress.NProgressOptions>);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Called when a page is requested. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => NProgress.start(), PROGRESS_DELAY_MS);
}

/** Called when the page has loaded. */
export function finishProgress(): void {
  clearTimeout(timer);
  NProgress.done();
}
