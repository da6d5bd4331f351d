import { useEffect, useRef, useState } from 'react';
import { isQuery } from '../search/playground/calls';
import { run, type Outcome } from '../search/playground/run';
import { playgroundAddress, type PlaygroundState } from '../search/playground/state';

export interface PlaygroundRun {
  /** The latest response, and the address of its request. */
  outcome?: Outcome;
  address?: string;
  /** State of the form when the request was sent. */
  sent?: PlaygroundState;
  isLoading: boolean;
}

/** Whether only Run sends the request: it goes to a service, or it can change data. */
export const needsRun = ({ source, call }: PlaygroundState) =>
  source === 'service' || !isQuery(call);

/**
 * Runs the request in the address. Queries to this site and the practice tenant run automatically. Other requests run
 * only through `send`: a link or Back never sends them.
 * @param state parsed from the address; undefined on the server
 */
export function usePlaygroundRun(state: PlaygroundState | undefined): PlaygroundRun & {
  /** @param token for a hosted service; it stays in memory */
  send: (state: PlaygroundState, token: string) => void;
  stop: () => void;
} {
  const [progress, setProgress] = useState<PlaygroundRun>({ isLoading: true });
  const [runs, setRuns] = useState(0);
  const startedAddress = useRef<string>(undefined);
  const pendingController = useRef<AbortController>(undefined);
  const tokenToSend = useRef('');
  const key = state && JSON.stringify(state);

  useEffect(() => {
    if (key === undefined) return undefined;
    const submitted = JSON.parse(key) as PlaygroundState;
    const address = playgroundAddress(submitted);
    if (needsRun(submitted) && startedAddress.current !== address) {
      setProgress({ isLoading: false });
      return undefined;
    }
    startedAddress.current = undefined;
    const controller = new AbortController();
    pendingController.current = controller;
    setProgress((before) => ({ ...before, isLoading: true }));
    run(submitted, controller.signal, tokenToSend.current).then(
      (outcome) => {
        if (!controller.signal.aborted)
          setProgress({ outcome, address, sent: submitted, isLoading: false });
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
    startedAddress.current = address;
    // A request with another address runs when the address changes.
    if (state && playgroundAddress(state) === address) setRuns((count) => count + 1);
  };
  /** Aborts the pending call and keeps the earlier response. */
  const stop = () => {
    pendingController.current?.abort();
    setProgress((before) => ({ ...before, isLoading: false }));
  };
  return { ...progress, send, stop };
}
