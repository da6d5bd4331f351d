/**
 * Milliseconds within which signals are one Ctrl+C: the terminal sends it to all processes and npm passes it on, so
 * it comes twice where the shell between them (bash, not dash) has given its place to the command.
 */
const SAME_PRESS_MS = 1000;

/** Aborted by Ctrl+C or an end requested from outside, so that work can be undone; the next Ctrl+C ends the process. */
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
