import { useCallback, useEffect, useState } from 'react';
import { groupsAround, type SidebarEntry } from '../lib/sidebar-tree';

const KEY = 'sidebar.closed-and-open';

interface Choices {
  opened: string[];
  closed: string[];
}

/** What the reader opened and closed in this browser tab; null when nothing is known. */
function readChoices(): Choices | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Choices | null;
  } catch {
    return null;
  }
}

function writeChoices(choices: Choices): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Nothing is lost but the memory of a reload.
  }
}

/** The new choices, or the old ones when they say the same: state that stays the same renders nothing. */
function changed(before: Choices, after: Choices): Choices {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}

/**
 * Which groups of the sidebar are open: those around the current page, and those that the reader opened; not those
 * that the reader closed. Going to a page opens the groups around it and leaves all others as they are.
 */
export function useOpenGroups(items: readonly SidebarEntry[], route: string) {
  const [choices, setChoices] = useState<Choices>(() => ({
    opened: groupsAround(items, route),
    closed: [],
  }));

  useEffect(() => {
    const stored = readChoices();
    if (stored) setChoices((before) => changed(before, stored));
  }, []);

  // The branch that was shown stays open when the reader goes on to another one.
  useEffect(() => {
    const around = groupsAround(items, route);
    setChoices((before) =>
      changed(before, {
        opened: [...new Set([...before.opened, ...around])],
        closed: before.closed.filter((path) => !around.includes(path)),
      }),
    );
  }, [items, route]);

  useEffect(() => writeChoices(choices), [choices]);

  const around = groupsAround(items, route);
  const isOpen = useCallback(
    (item: SidebarEntry) =>
      !choices.closed.includes(item.path) &&
      (choices.opened.includes(item.path) || around.includes(item.path)),
    [choices, around],
  );
  const toggle = useCallback(
    (item: SidebarEntry) => {
      const open = isOpen(item);
      setChoices((before) => {
        const without = (list: string[]) => list.filter((path) => path !== item.path);
        return open
          ? { opened: without(before.opened), closed: [...before.closed, item.path] }
          : { opened: [...before.opened, item.path], closed: without(before.closed) };
      });
    },
    [isOpen],
  );
  return { isOpen, toggle };
}
