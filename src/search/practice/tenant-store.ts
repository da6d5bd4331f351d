import { emptyState, type TenantState } from './tenant-state';

export interface TenantStore {
  read: () => Promise<TenantState>;
  /**
   * Replaces the state in one transaction, also across tabs. When the function throws, the state is unchanged.
   */
  change: (next: (state: TenantState) => TenantState) => Promise<TenantState>;
}

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
