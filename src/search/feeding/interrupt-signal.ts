/**
 * Milliseconds within which signals count as one Ctrl+C: the terminal sends it to all processes and npm forwards it, so it
 * arrives twice if the shell (bash, not dash) has executed the command in its own process.
 */
const SAME_PRESS_MS = 1000;

/** A signal that Ctrl+C or SIGTERM aborts, so that work can be undone; the next Ctrl+C ends the process. */
export function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  let first = 0;
  const onSignal = () => {
    if (!controller.signal.aborted) {
      first = performance.now();
      controller.abort();
    } else if (performance.now() - first > SAME_PRESS_MS) process.exit(1);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return controller.signal;
}
