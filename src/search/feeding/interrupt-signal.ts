/** A signal that Ctrl+C or SIGTERM aborts, so that work can be undone. npm forwards Ctrl+C, which then arrives twice. */
export function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => controller.abort());
  return controller.signal;
}
