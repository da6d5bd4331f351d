import { useCallback, useSyncExternalStore } from 'react';
import { storageSlot } from '../lib/browser/storage-slot';

/** Selected labels by group, in this page view; storage has them for later ones. */
const choices = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const slotOf = (group: string) => storageSlot(`tabs.${group}`);

/**
 * The selected label of a group of tabs, and a function that selects one in all tabs of the group. Tabs that do not have
 * the group's label select their first one. Tabs without a group have a state of their own.
 * @param labels labels of these tabs, at least one
 */
export function useTabChoice(
  group: string | undefined,
  labels: readonly string[],
  own = labels.join('|'),
): [string, (label: string) => void] {
  const key = group ?? `own:${own}`;
  const first = labels[0] ?? '';
  const read = useCallback(() => {
    if (!choices.has(key) && group !== undefined) {
      const stored = slotOf(group).get();
      if (stored !== null) choices.set(key, stored);
    }
    return choices.get(key) ?? first;
  }, [key, group, first]);
  const choice = useSyncExternalStore(subscribe, read, () => first);
  const choose = useCallback(
    (label: string) => {
      choices.set(key, label);
      if (group !== undefined) slotOf(group).set(label);
      for (const listener of listeners) listener();
    },
    [key, group],
  );
  return [labels.includes(choice) ? choice : first, choose];
}
