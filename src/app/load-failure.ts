/** Session storage: addresses for which this tab has reloaded the page, as a JSON list. */
export const RELOADED_KEY = 'load-failure.reloaded';

interface LoadFailures {
  /** Call it once the page responds: later failures are left to the code that sent the request. */
  markStarted: () => void;
  /** Shows a text with 'Retry' above the page and replaces an earlier one. */
  showNotice: (text: string, retry: () => void) => void;
  /** Removes the text. */
  clearNotice: () => void;
}

declare global {
  interface Window {
    __loadFailures?: LoadFailures;
  }
}

/** Whether this tab has not yet reloaded the page for this address. False without storage, to prevent an endless loop. */
function isFirstFailure(url: string): boolean {
  try {
    const reloaded = JSON.parse(sessionStorage.getItem(RELOADED_KEY) ?? '[]') as string[];
    if (reloaded.includes(url)) return false;
    sessionStorage.setItem(RELOADED_KEY, JSON.stringify([...reloaded, url]));
    return true;
  } catch {
    return false;
  }
}

/** Whether this document is the result of a reload: after a failure, by 'Retry', or by the reader. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}

/** Requests a file past the browser's cache, and stores the response in the cache. */
function refetch(url: string, then: () => void, onFailure = then): void {
  fetch(url, { cache: 'reload' }).then(then, onFailure);
}

/** Whether a reload would lose the reader's input. */
function hasInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input[type=text]');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

function reload(): void {
  location.reload();
}

function clearNotice(): void {
  document.querySelector('.load-failure')?.remove();
}

function showNotice(text: string, retry: () => void): void {
  clearNotice();
  const box = document.createElement('div');
  const paragraph = document.createElement('p');
  const button = document.createElement('button');
  box.className = 'load-failure';
  box.setAttribute('role', 'alert');
  paragraph.textContent = text;
  button.textContent = 'Retry';
  button.onclick = retry;
  box.append(paragraph, button);
  document.body.prepend(box);
}

/**
 * Part of the inline script: handles initial scripts or data of a page that do not load.
 * - The page is reloaded once for each script and tab. Script names contain a hash, so a new build starts over.
 * - If that does not help, or the reader is offline, the error and 'Retry' appear above the page, which stays readable.
 * - The page is reloaded again once the file loads: on a click on any button, since none works yet, or when the connection
 *   returns and no field has input.
 * - HTML instead of a missing script counts as a failure. Hosts with cache rules by path let browsers cache it for a year,
 *   so the file is requested past the cache before the page is reloaded.
 * Once the page has started, nothing reloads it: suggestions and diagrams have their own fallbacks, and navigation handles
 * its target (`navigation.ts`). Gatsby would reload the page after a chunk that nothing waits for, so it never sees such
 * rejections.
 */
export function watchLoadFailures(): void {
  let isStarted = false;
  let failure: { show: () => void; retry: () => void } | undefined;
  const handleFailure = (reason: string, url: string) =>
    refetch(url, () => {
      if (isStarted) return;
      if (navigator.onLine && !isReloaded() && isFirstFailure(url)) return reload();
      const reasonNow = () => (navigator.onLine ? reason : 'You are offline.');
      const show = () => showNotice(`A part of this page did not load. ${reasonNow()}`, retry);
      const retry = () => refetch(url, reload, show);
      failure = { show, retry };
      show();
    });
  window.addEventListener('online', () => (hasInput() ? failure?.show() : failure?.retry()));
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button[type=button]')) failure?.retry();
  });
  window.__loadFailures = {
    markStarted: () => {
      isStarted = true;
      failure = undefined;
      clearNotice();
    },
    showNotice,
    clearNotice,
  };
  window.addEventListener(
    'error',
    ({ target, filename, message, error }) => {
      if (target instanceof HTMLScriptElement) {
        if (target.src.startsWith(location.origin)) handleFailure(target.src, target.src);
      } else if (/\.js$/.test(filename) && error instanceof SyntaxError)
        handleFailure(message, filename);
    },
    true,
  );
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    const text = reason instanceof Error ? reason.message : String(reason);
    if (/^Loading (CSS )?chunk/.test(text)) event.stopImmediatePropagation();
    else if (/^page resources for |^We couldn't load /.test(text))
      handleFailure(text, `${location.href}#${window.___webpackCompilationHash}`);
  });
}
