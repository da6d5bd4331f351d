import v8 from 'node:v8';
import vm from 'node:vm';

/** With less there is little to give back. */
const MUCH_BYTES = 500_000_000;

/**
 * Gives back the memory of a step that is over. By itself Node lets the heap grow to three times what is in use before it
 * looks; a look takes a fifth of a second.
 */
export function collectGarbage(): void {
  if (process.memoryUsage().heapTotal < MUCH_BYTES) return;
  v8.setFlagsFromString('--expose-gc');
  const collect: unknown = vm.runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
