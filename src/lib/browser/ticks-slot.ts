import { storageSlot } from './storage-slot';

/** Holds a value as soon as the reader has done a step of a page. */
export const ticksSlot = storageSlot('ticks');

/** Event of the window: the ticks have changed. */
export const TICKS_EVENT = 'ticks';

/** Calls back where the reader has ticks, and whenever they change; returns the function that stops it. */
export function onTicks(run: () => void): () => void {
  if (ticksSlot.get() !== null) run();
  window.addEventListener(TICKS_EVENT, run);
  return () => window.removeEventListener(TICKS_EVENT, run);
}
