/** Session storage: addresses for which this tab has reloaded the page, as a JSON list. */
export const RELOADED_KEY = 'load-failure.reloaded';

interface LoadFailures {
  /** The page responds: what fails from here on is left to the code that requested it. */
  started: () => void;
  /** Shows a text with 'Retry' above the page, in place of an earlier one. */
  notice: (text: string, retry: () => void) => void;
  /** Removes the text. */
  clear: () => void;
}

declare global {
  interface Window {
    __loadFailures?: LoadFailures;
  }
}

/** Whether the page was not reloaded for this address; `false` also where storage can not tell, as it would reload forever. */
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

/** Whether this document comes of a reload: by an earlier failure, by 'Retry', or by the reader. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}

/** Replaces the file in the browser's cache. */
function refetch(url: string, then: () => void, failed = then): void {
  fetch(url, { cache: 'reload' }).then(then, failed);
}

/** Whether a reload would lose what the reader has typed. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input[type=text]');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

function reload(): void {
  location.reload();
}

function clear(): void {
  document.querySelector('.load-failure')?.remove();
}

function notice(text: string, retry: () => void): void {
  clear();
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
 * Part of the inline script, for the case that the scripts a page starts with, or its data, do not load. The page is
 * reloaded once, and once for each script in a tab; scripts are named by their content, so a new build counts anew. If that
 * does not help, or the reader is offline, the error and 'Retry' appear above the page, which stays readable. It is reloaded
 * again when the failed file is there: at a press of any button, as none has its own effect yet, or when the connection is
 * back and nothing was typed. A host that responds with HTML for a missing script counts as a failure too. Hosts whose
 * cache rules go by paths let browsers cache such a response for a year, so a file that failed is requested past the
 * cache before the page is loaded again.
 * Once the page has started, nothing reloads it: suggestions and diagrams have fallbacks of their own, and navigation
 * handles its target (`navigation.ts`). Gatsby would open its page anew after a chunk that no code waits for: such
 * rejections do not reach it.
 */
export function watchLoadFailures(): void {
  let isStarted = false;
  let failed: { show: () => void; retry: () => void } | undefined;
  const fail = (reason: string, url: string) =>
    refetch(url, () => {
      if (isStarted) return;
      if (navigator.onLine && !isReloaded() && isFirstFailure(url)) return reload();
      const why = () => (navigator.onLine ? reason : 'You are offline.');
      const show = () => notice(`A part of this page did not load. ${why()}`, retry);
      const retry = () => refetch(url, reload, show);
      failed = { show, retry };
      show();
    });
  window.addEventListener('online', () => (hasTyped() ? failed?.show() : failed?.retry()));
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button[type=button]')) failed?.retry();
  });
  window.__loadFailures = {
    started: () => {
      isStarted = true;
      failed = undefined;
      clear();
    },
    notice,
    clear,
  };
  window.addEventListener(
    'error',
    ({ target, filename, message, error }) => {
      if (target instanceof HTMLScriptElement) {
        if (target.src.startsWith(location.origin)) fail(target.src, target.src);
      } else if (/\.js$/.test(filename) && error instanceof SyntaxError) fail(message, filename);
    },
    true,
  );
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    const text = reason instanceof Error ? reason.message : String(reason);
    if (/^Loading (CSS )?chunk/.test(text)) event.stopImmediatePropagation();
    else if (/^page resources for |^We couldn't load /.test(text))
      fail(text, `${location.href}#${window.___webpackCompilationHash}`);
  });
}
