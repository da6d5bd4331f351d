import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while its HTML is hydrated; true in pages that are rendered in the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
