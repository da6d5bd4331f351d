import type { Slot } from '../../search/practice/browser/slot-store';

/** A slot as the browser's database has one: values are copied on their way in and out. */
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
