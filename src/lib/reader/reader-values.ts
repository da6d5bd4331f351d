import { site } from '../../site';
import { VALUES_KEY } from '../placeholders/attributes';
import { parseValues, type Values } from '../placeholders/values';
import { storageSlot } from '../browser/storage-slot';

const slot = storageSlot(VALUES_KEY);
const listeners = new Set<() => void>();
let current: Values | undefined;
let isListening = false;

/** Values that the operator of the site has set. */
export const fixedValues: Values = site.values.fixed;

/** The values of the reader; the operator's values take precedence. Returns the same object until they change. */
export function readerValues(): Values {
  current ??= { ...(site.values.dialog ? parseValues(slot.get()) : {}), ...fixedValues };
  return current;
}

function change(values: Values | undefined): void {
  current = values && { ...values, ...fixedValues };
  for (const listener of listeners) listener();
}

/** Replaces the reader's values; an empty object removes them. @returns whether storage has them; otherwise they last for this tab */
export function storeValues(values: Values): boolean {
  const json = Object.keys(values).length > 0 ? JSON.stringify(values) : null;
  if (json === null) slot.remove();
  else slot.set(json);
  change(values);
  return slot.get() === json;
}

/** Calls back after each change, also of another tab; returns a function that stops it. */
export function onValuesChange(listener: () => void): () => void {
  if (!isListening) slot.listen(() => change(undefined));
  isListening = true;
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
