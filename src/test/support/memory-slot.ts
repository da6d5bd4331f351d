import type { Slot } from '../../search/practice/browser/slot-store';

/** A slot that copies values on reads and writes, like the database of browsers. */
export function memorySlot(initial?: unknown): Slot & { value: () => unknown } {
  let value = initial;
  return {
    value: () => value,
    get: () => Promise.resolve(structuredClone(value)),
    update: async (next) => {
      await Promise.resolve();
      value = structuredClone(next(structuredClone(value)));
    },
  };
}
