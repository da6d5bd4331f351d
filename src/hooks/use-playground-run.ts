import { useEffect, useRef, useState } from 'react';
import { run, type Outcome } from '../search/playground/run';
import { playgroundAddress, type PlaygroundState } from '../search/playground/state';

export interface PlaygroundRun {
  /** The latest answer, and the address that it is of. */
  outcome?: Outcome;
  address?: string;
  loading: boolean;
}

/**
 * Answers of what the address says. Indexes of this site answer at once; a service is asked only by `order`, once for
 * each call, so that neither a link nor a step back sends anything.
 * @param state what the address says; nothing before it is known
 */
export function usePlaygroundRun(
  state: PlaygroundState | undefined,
): PlaygroundRun & { order: (state: PlaygroundState) => void } {
  const [progress, setProgress] = useState<PlaygroundRun>({ loading: true });
  const [orders, setOrders] = useState(0);
  const ordered = useRef<string>(undefined);
  const key = state && JSON.stringify(state);

  useEffect(() => {
    if (key === undefined) return undefined;
    const asked = JSON.parse(key) as PlaygroundState;
    const address = playgroundAddress(asked);
    if (asked.source === 'service' && ordered.current !== address) {
      setProgress({ loading: false });
      return undefined;
    }
    ordered.current = undefined;
    const controller = new AbortController();
    setProgress((before) => ({ ...before, loading: true }));
    run(asked, controller.signal).then(
      (outcome) => {
        if (!controller.signal.aborted) setProgress({ outcome, address, loading: false });
      },
      (reason: unknown) => {
        if (!controller.signal.aborted) console.error('The playground failed.', reason);
      },
    );
    return () => controller.abort();
  }, [key, orders]);

  const order = (next: PlaygroundState) => {
    const address = playgroundAddress(next);
    ordered.current = address;
    // Another address runs when it is there.
    if (state && playgroundAddress(state) === address) setOrders((count) => count + 1);
  };
  return { ...progress, order };
}
