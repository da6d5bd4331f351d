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

/** Choices of addresses that were taken: each counts once, so that readers can choose another. */
const taken = new Set<string>();

/** Selects what the address names (`?language=curl`), for this page view. */
function takeFromAddress(group: string, labels: readonly string[]): void {
  const { pathname, search } = window.location;
  const label = labels.find((one) => new URLSearchParams(search).get(group) === one.toLowerCase());
  const address = group + pathname + search;
  if (label === undefined || taken.has(address)) return;
  taken.add(address);
  choices.set(group, label);
}

/** The address of a heading with the tabs of the page that the reader has chosen. */
export function addressWithTabs(link: HTMLAnchorElement): string {
  const address = new URL(link.href);
  for (const { dataset } of document.querySelectorAll<HTMLElement>('.tabs')) {
    const choice = choices.get(dataset['group'] ?? '');
    if (choice) address.searchParams.set(dataset['group'] ?? '', choice.toLowerCase());
  }
  return address.href;
}

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
    if (group !== undefined) {
      takeFromAddress(group, labels);
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
