import v8 from 'node:v8';
import vm from 'node:vm';

/** With less there is little to give back. */
const LITTLE_BYTES = 460_000_000;
/** Of what was in use when it was last looked. A smaller part makes looking take longer than it is worth. */
const GROWTH = 1.4;
const INTERVAL_MS = 250;

/**
 * Gives back the memory of steps that are over. By itself Node lets the heap grow to three times what is in use before
 * it looks for what is left over; a look takes a fifth of a second with 1,000 pages.
 */
export function watchMemory(): void {
  v8.setFlagsFromString('--expose-gc');
  const collect: unknown = vm.runInNewContext('gc');
  if (typeof collect !== 'function') return;
  const used = () => v8.getHeapStatistics().used_heap_size;
  let inUse = 0;
  const look = () => {
    if (used() < Math.max(LITTLE_BYTES, inUse * GROWTH)) return;
    collect();
    inUse = used();
  };
  setInterval(look, INTERVAL_MS).unref();
}
