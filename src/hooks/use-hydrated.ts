import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and for the first render of its HTML; true at once where the browser makes the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
