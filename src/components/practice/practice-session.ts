import { useSyncExternalStore } from 'react';
import { clearTicks } from '../../lib/browser/ticks';
import { createPracticeClient } from '../../search/practice/browser/practice-client';
import type { RunResult, TenantSummary } from '../../search/practice/browser/practice-methods';
import type { PracticeStep } from '../../search/practice/browser/step';

let summary: TenantSummary | undefined;
const listeners = new Set<() => void>();
const client = createPracticeClient(() => {
  client.summary().then(update, () => undefined);
});

function update(next: TenantSummary): void {
  summary = next;
  for (const listener of listeners) listener();
}

/** Runs a step. @throws Error when the tenant cannot be started */
export async function runStep(step: PracticeStep): Promise<RunResult> {
  const result = await client.run(step);
  update(result.summary);
  return result;
}

/** Loads the sample shop, as the search app `products`. @throws Error when its files or the tenant cannot be loaded */
export const loadShop = () => client.loadShop();

/** Empties the tenant and removes the ticks of its steps. @throws as `runStep` */
export async function resetTenant(): Promise<void> {
  update(await client.reset());
  clearTicks(({ isRun }) => isRun);
}

/** Contents of the tenant after the last change that this page knows of. */
export function useTenantSummary(): TenantSummary | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => summary,
  );
}
