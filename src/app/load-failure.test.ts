// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RELOADED_KEY, watchLoadFailures } from './load-failure';

const requested: [string, RequestInit | undefined][] = [];
const alertText = () => document.querySelector('[role=alert] p')?.textContent;
/** Tests of other files may have replaced `navigator`, so the property is not on its prototype. */
const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
const settle = () => new Promise((resolve) => setTimeout(resolve));

watchLoadFailures();

beforeEach(() => {
  requested.length = 0;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    requested.push([url, init]);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  // jsdom can't reload a page. The code doesn't reload it offline.
  setOnline(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'onLine');
  sessionStorage.clear();
  document.body.innerHTML = '';
});

/** A script of the page that does not load. */
async function failScript(src: string): Promise<void> {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  await settle();
}

/** The state in which no failure reloads the page. */
function reloadedOnline(): void {
  setOnline(true);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as PerformanceNavigationTiming,
  ]);
}

async function reject(reason: unknown): Promise<Event> {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(event);
  await settle();
  return event;
}

it('requests a failed script past the cache, and the reader can retry', async () => {
  const url = `${location.origin}/app-1.js`;
  await failScript(url);
  expect(requested).toEqual([[url, { cache: 'reload' }]]);
  expect(alertText()).toBe('A part of this page did not load. You are offline.');
  expect(document.querySelector('[role=alert] button')?.textContent).toBe('Retry');
  await failScript('https://elsewhere.example/x.js');
  expect(requested).toHaveLength(1);
});

it('treats HTML in place of a script as a failure, but not other errors', async () => {
  const filename = `${location.origin}/app-1.js`;
  window.dispatchEvent(
    new ErrorEvent('error', {
      filename,
      message: "Unexpected token '<'",
      error: new SyntaxError(),
    }),
  );
  await settle();
  expect(requested.map(([url]) => url)).toEqual([filename]);
  window.dispatchEvent(new ErrorEvent('error', { filename, message: 'TypeError: x is null' }));
  await settle();
  expect(requested).toHaveLength(1);
});

it('handles failed page data, and hides a failed chunk that nothing waits for from Gatsby', async () => {
  reloadedOnline();
  await reject(new Error('page resources for /docs not found. Not rendering React'));
  expect(alertText()).toContain('page resources for /docs not found');
  const onReach = vi.fn();
  window.addEventListener('unhandledrejection', onReach);
  await reject(new Error('Loading chunk 12 failed.'));
  expect(onReach).not.toHaveBeenCalled();
  await reject('something else');
  expect(onReach).toHaveBeenCalledOnce();
  window.removeEventListener('unhandledrejection', onReach);
  expect(requested).toHaveLength(1);
});

it('does not reload twice for an address, nor with invalid storage', async () => {
  setOnline(true);
  const url = `${location.origin}/app-1.js`;
  for (const stored of [JSON.stringify([url]), 'null', '{"a":1}', 'not JSON']) {
    sessionStorage.setItem(RELOADED_KEY, stored);
    document.body.innerHTML = '';
    await failScript(url);
    expect(alertText(), stored).toBe(`A part of this page did not load. ${url}`);
  }
});

it('does not reload a reloaded page for another script', async () => {
  reloadedOnline();
  const url = `${location.origin}/app-2.js`;
  await failScript(url);
  expect(alertText()).toBe(`A part of this page did not load. ${url}`);
});

it('shows no failure after the page has started', async () => {
  await failScript(`${location.origin}/app-1.js`);
  window.__loadFailures?.markStarted();
  expect(alertText()).toBeUndefined();
  await failScript(`${location.origin}/app-2.js`);
  expect(alertText()).toBeUndefined();
  window.__loadFailures?.showNotice('The page did not load.', () => undefined);
  expect(alertText()).toBe('The page did not load.');
});
