import { emptyState, type TenantState } from './tenant-state';

/** Storage of a practice tenant. */
export interface TenantStore {
  read: () => Promise<TenantState>;
  /**
   * Puts another state in place of this one. Nothing comes between reading and writing, not even from another tab;
   * when the function throws, nothing changes.
   */
  change: (next: (state: TenantState) => TenantState) => Promise<TenantState>;
}

/** Keeps the tenant while the program runs. */
export function memoryStore(initial: TenantState = emptyState): TenantStore {
  let state = initial;
  return {
    read: () => Promise.resolve(state),
    change: (next) =>
      new Promise((resolve) => {
        state = next(state);
        resolve(state);
      }),
  };
}
