import { emptyState, type TenantState } from './tenant-state';

/** Storage of a practice tenant. */
export interface TenantStore {
  read: () => Promise<TenantState>;
  /**
   * Replaces the state in one transaction, also across tabs. When the function throws, the state is unchanged.
   */
  change: (next: (state: TenantState) => TenantState) => Promise<TenantState>;
}

/** Stores the tenant in memory. */
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
