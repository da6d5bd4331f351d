import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration; true in all later renders. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
