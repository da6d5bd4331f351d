import { storageSlot } from './storage-slot';

/** Has a value once the reader has ticked a step of a page. */
export const ticksSlot = storageSlot('ticks');

/** Event of the window: the ticks have changed. */
export const TICKS_EVENT = 'ticks';

/** Calls back at once if the reader has ticks, and whenever they change; returns a function that stops it. */
export function onTicks(run: () => void): () => void {
  if (ticksSlot.get() !== null) run();
  window.addEventListener(TICKS_EVENT, run);
  return () => window.removeEventListener(TICKS_EVENT, run);
}
