/** Calls back when the browser is idle, at the latest after two seconds. */
export function whenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  const request = window.requestIdleCallback as typeof window.requestIdleCallback | undefined;
  if (request) request(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
