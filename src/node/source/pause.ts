import { setImmediate } from 'node:timers/promises';

/**
 * Lets what waits for its turn have it. Long steps without a pause hold all that they left over: nobody looks for it
 * (`src/node/gatsby/memory-watch.ts`).
 */
export function pause(): Promise<void> {
  return setImmediate();
}
