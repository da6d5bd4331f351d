import { ApiError } from '../api-call';
import { emptyState, isTenantState, type TenantState } from '../tenant-state';
import { memoryStore, type TenantStore } from '../tenant-store';
import type { StorageError } from './step';

/** Storage of the browser for one value. */
export interface Slot {
  get: () => Promise<unknown>;
  /** Reads and writes in one transaction; rejects, without a change, when the function throws. */
  update: (next: (value: unknown) => unknown) => Promise<void>;
}

export interface SlotStore extends TenantStore {
  /** Empties the tenant and uses the slot again. */
  reset: () => Promise<void>;
  storageError: () => StorageError | undefined;
}

/**
 * Stores a tenant in a slot. A slot that is closed or full is replaced by memory, with the last state; a slot without a
 * valid state counts as empty. `storageError` returns which of these occurred.
 */
export function slotStore(slot: Slot): SlotStore {
  let fallback: TenantStore | undefined;
  let storageError: StorageError | undefined;
  let lastState = emptyState;

  const stateOf = (value: unknown): TenantState => {
    if (value === undefined) return (lastState = emptyState);
    if (isTenantState(value)) return (lastState = value);
    storageError = 'damaged';
    return (lastState = emptyState);
  };
  const fallBackToMemory = (): TenantStore => {
    storageError = 'closed';
    return (fallback = memoryStore(lastState));
  };

  const store: SlotStore = {
    storageError: () => storageError,
    async read() {
      if (fallback) return fallback.read();
      try {
        return stateOf(await slot.get());
      } catch {
        return fallBackToMemory().read();
      }
    },
    async change(next) {
      if (fallback) return fallback.change(next);
      let changed: TenantState = emptyState;
      try {
        await slot.update((value) => (changed = next(stateOf(value))));
        return (lastState = changed);
      } catch (error) {
        // The tenant refused the call, not the slot.
        if (error instanceof ApiError) throw error;
        return fallBackToMemory().change(next);
      }
    },
    async reset() {
      fallback = undefined;
      storageError = undefined;
      lastState = emptyState;
      await store.change(() => emptyState);
      // A successful write has replaced the damaged value.
      if (storageError === 'damaged') storageError = undefined;
    },
  };
  return store;
}
