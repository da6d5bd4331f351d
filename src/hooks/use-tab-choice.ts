import { useCallback, useSyncExternalStore } from 'react';
import { storageSlot } from '../lib/browser/storage-slot';

/** Selected labels by group in this page view; storage has them for later ones. */
const choices = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const slotOf = (group: string) => storageSlot(`tabs.${group}`);

/** Addresses whose choice was applied. Each applies once, so that readers can choose another tab. */
const appliedAddresses = new Set<string>();

/** Selects the label in the address (`?language=curl`) for this page view. */
function applyAddress(group: string, labels: readonly string[]): void {
  const { pathname, search } = window.location;
  const label = labels.find(
    (name) => new URLSearchParams(search).get(group) === name.toLowerCase(),
  );
  const address = group + pathname + search;
  if (label === undefined || appliedAddresses.has(address)) return;
  appliedAddresses.add(address);
  choices.set(group, label);
}

/** The address of a heading with the reader's choice of tabs. */
export function addressWithTabs(link: HTMLAnchorElement): string {
  const address = new URL(link.href);
  for (const { dataset } of document.querySelectorAll<HTMLElement>('.tabs')) {
    const choice = choices.get(dataset['group'] ?? '');
    if (choice) address.searchParams.set(dataset['group'] ?? '', choice.toLowerCase());
  }
  return address.href;
}

/**
 * Returns the selected label of a group of tabs, and a function that selects a label in all tabs of the group. Tabs without
 * that label select their first one. Tabs without a group are independent.
 * @param labels at least one
 */
export function useTabChoice(
  group: string | undefined,
  labels: readonly string[],
  id = labels.join('|'),
): [string, (label: string) => void] {
  const key = group ?? `tabs:${id}`;
  const first = labels[0] ?? '';
  const read = useCallback(() => {
    if (group !== undefined) {
      applyAddress(group, labels);
      const stored = choices.has(key) ? null : slotOf(group).get();
      if (stored !== null) choices.set(key, stored);
    }
    return choices.get(key) ?? first;
  }, [key, group, first, labels]);
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
