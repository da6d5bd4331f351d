import NProgress from 'nprogress';

/** How long a page may take before the bar shows, in milliseconds. */
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

/** A page was requested: the bar shows unless the page is there in time. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => NProgress.start(), PROGRESS_DELAY_MS);
}

/** The page is there. */
export function finishProgress(): void {
  clearTimeout(timer);
  NProgress.done();
}
