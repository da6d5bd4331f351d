import { useEffect, useRef, useState } from 'react';
import { isQuery } from '../search/playground/calls';
import { run, type Outcome } from '../search/playground/run';
import { playgroundAddress, type PlaygroundState } from '../search/playground/state';

export interface PlaygroundRun {
  /** The latest response, and the address that it belongs to. */
  outcome?: Outcome;
  address?: string;
  /** The form as it was when the request was sent. */
  sent?: PlaygroundState;
  loading: boolean;
}

/** Whether a request is only sent when the reader presses Run: to a service, or one that can change something. */
export const needsRun = ({ source, call }: PlaygroundState) =>
  source === 'service' || !isQuery(call);

/**
 * Responses to the request in the address. Queries of this site and the practice tenant run automatically; others by
 * `send` only, once for each call, so that neither a link nor a step back sends anything.
 * @param state parsed from the address; undefined on the server
 */
export function usePlaygroundRun(state: PlaygroundState | undefined): PlaygroundRun & {
  /** @param token for a hosted service; in memory until the call is made */
  send: (state: PlaygroundState, token: string) => void;
  stop: () => void;
} {
  const [progress, setProgress] = useState<PlaygroundRun>({ loading: true });
  const [runs, setRuns] = useState(0);
  const started = useRef<string>(undefined);
  const running = useRef<AbortController>(undefined);
  const tokenToSend = useRef('');
  const key = state && JSON.stringify(state);

  useEffect(() => {
    if (key === undefined) return undefined;
    const submitted = JSON.parse(key) as PlaygroundState;
    const address = playgroundAddress(submitted);
    if (needsRun(submitted) && started.current !== address) {
      setProgress({ loading: false });
      return undefined;
    }
    started.current = undefined;
    const controller = new AbortController();
    running.current = controller;
    setProgress((before) => ({ ...before, loading: true }));
    run(submitted, controller.signal, tokenToSend.current).then(
      (outcome) => {
        if (!controller.signal.aborted)
          setProgress({ outcome, address, sent: submitted, loading: false });
      },
      (reason: unknown) => {
        if (!controller.signal.aborted) console.error('The playground failed.', reason);
      },
    );
    return () => controller.abort();
  }, [key, runs]);

  const send = (next: PlaygroundState, token: string) => {
    const address = playgroundAddress(next);
    tokenToSend.current = token;
    started.current = address;
    // A request of another address runs when the address has changed.
    if (state && playgroundAddress(state) === address) setRuns((count) => count + 1);
  };
  /** Aborts the pending call; the earlier response stays. */
  const stop = () => {
    running.current?.abort();
    setProgress((before) => ({ ...before, loading: false }));
  };
  return { ...progress, send, stop };
}
