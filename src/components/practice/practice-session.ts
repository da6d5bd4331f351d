import { useEffect, useSyncExternalStore } from 'react';
import { practiceKey } from '../../lib/browser/practice-key';
import { storageSlot } from '../../lib/browser/storage-slot';
import { createPracticeClient } from '../../search/practice/browser/practice-client';
import type { PracticeStep, RunResult, TenantSummary } from '../../search/practice/browser/step';

interface Session {
  /** Keys of the steps of this page that are done. */
  done: ReadonlySet<string>;
  summary?: TenantSummary;
}

let session: Session = { done: new Set() };
const steps = new Map<string, PracticeStep>();
const listeners = new Set<() => void>();
const client = createPracticeClient(() => void proveSteps().catch(() => undefined));

function update(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Number of the last check of this page's steps against the tenant; results of earlier checks are dropped. */
let lastCheck = 0;
async function proveSteps(): Promise<void> {
  lastCheck += 1;
  const check = lastCheck;
  const entries = [...steps];
  const { done, summary } = await client.prove(entries.map(([, step]) => step));
  if (check !== lastCheck) return;
  update({ done: new Set(entries.flatMap(([key], at) => (done[at] ? [key] : []))), summary });
}

/** Runs a step. @throws Error when the tenant cannot be started */
export async function runStep(step: PracticeStep): Promise<RunResult> {
  const result = await client.run(step);
  storageSlot(practiceKey).set('1');
  await proveSteps();
  return result;
}

/** Loads the sample shop, as the search app `products`. @throws Error when its files or the tenant cannot be loaded */
export const loadShop = () => client.loadShop();

/** Empties the tenant. @throws as `runStep` */
export async function resetTenant(): Promise<void> {
  await client.reset();
  storageSlot(practiceKey).remove();
  await proveSteps();
}

/** Whether a step of the page is done, and a summary of the tenant. */
export function usePracticeStep(step: PracticeStep): { done: boolean; summary?: TenantSummary } {
  const key = JSON.stringify(step);
  const { done, summary } = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => session,
  );
  useEffect(() => {
    steps.set(key, JSON.parse(key) as PracticeStep);
    proveSteps().catch(() => undefined);
    return () => void steps.delete(key);
  }, [key]);
  return { done: done.has(key), ...(summary && { summary }) };
}
