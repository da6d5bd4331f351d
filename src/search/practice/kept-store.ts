import { emptyState, isTenantState, type TenantState } from '../tenant/tenant-state';
import { memoryStore, type TenantStore } from '../tenant/tenant-store';
import type { StorageTrouble } from './step';

/** A place of the browser that keeps one value. */
export interface Slot {
  get: () => Promise<unknown>;
  /** Nothing comes between reading and writing; rejects, without a change, when the function throws. */
  update: (next: (value: unknown) => unknown) => Promise<void>;
}

export interface KeptStore extends TenantStore {
  /** Empties the tenant and tries the slot again. */
  reset: () => Promise<void>;
  trouble: () => StorageTrouble | undefined;
}

/**
 * Keeps a tenant in a slot. Where the slot is closed or full the tenant goes on in memory with what it had; where it
 * holds something else the tenant starts empty. `trouble` says so.
 */
export function keptStore(slot: Slot): KeptStore {
  let memory: TenantStore | undefined;
  let trouble: StorageTrouble | undefined;
  let last = emptyState;

  const stateOf = (value: unknown): TenantState => {
    if (value === undefined) return (last = emptyState);
    if (isTenantState(value)) return (last = value);
    trouble = 'damaged';
    return (last = emptyState);
  };
  const goOnInMemory = (error: unknown): TenantStore => {
    trouble = (error as Partial<Error> | null)?.name === 'QuotaExceededError' ? 'full' : 'closed';
    return (memory = memoryStore(last));
  };

  const store: KeptStore = {
    trouble: () => trouble,
    async read() {
      if (memory) return memory.read();
      try {
        return stateOf(await slot.get());
      } catch (error) {
        return goOnInMemory(error).read();
      }
    },
    async change(next) {
      if (memory) return memory.change(next);
      let refusal: { error: unknown } | undefined;
      let changed: TenantState = emptyState;
      try {
        await slot.update((value) => {
          const state = stateOf(value);
          try {
            return (changed = next(state));
          } catch (error) {
            refusal = { error };
            throw error;
          }
        });
        return (last = changed);
      } catch (error) {
        if (refusal) throw refusal.error;
        return goOnInMemory(error).change(next);
      }
    },
    async reset() {
      memory = undefined;
      trouble = undefined;
      last = emptyState;
      await store.change(() => emptyState);
      // What was damaged is replaced now.
      if (trouble === 'damaged') trouble = undefined;
    },
  };
  return store;
}
