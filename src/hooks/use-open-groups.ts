import { useCallback, useEffect, useState } from 'react';
import { groupsAround, type SidebarItem } from '../lib/sidebar-tree';

const KEY = 'sidebar.closed-and-open';

interface Choices {
  opened: string[];
  closed: string[];
}

/** What the reader opened and closed, for this browser tab. */
function readChoices(): Choices {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '') as Choices;
  } catch {
    return { opened: [], closed: [] };
  }
}

function writeChoices(choices: Choices): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // Nothing is lost but the memory of a reload.
  }
}

/**
 * Which groups of the sidebar are open: those around the current page, and those that the reader opened; not those
 * that the reader closed. Going to a page opens the groups around it and leaves all others as they are.
 */
export function useOpenGroups(items: readonly SidebarItem[], route: string) {
  const [choices, setChoices] = useState<Choices>({ opened: [], closed: [] });

  useEffect(() => setChoices(readChoices()), []);

  // The branch that was shown stays open when the reader goes on to another one.
  useEffect(() => {
    const around = groupsAround(items, route);
    setChoices((before) => {
      const after = {
        opened: [...new Set([...before.opened, ...around])],
        closed: before.closed.filter((path) => !around.includes(path)),
      };
      writeChoices(after);
      return after;
    });
  }, [items, route]);

  const around = groupsAround(items, route);
  const isOpen = useCallback(
    (item: SidebarItem) =>
      !choices.closed.includes(item.path) &&
      (choices.opened.includes(item.path) || around.includes(item.path)),
    [choices, around],
  );
  const toggle = useCallback(
    (item: SidebarItem) => {
      const open = isOpen(item);
      setChoices((before) => {
        const without = (list: string[]) => list.filter((path) => path !== item.path);
        const after = open
          ? { opened: without(before.opened), closed: [...before.closed, item.path] }
          : { opened: [...before.opened, item.path], closed: without(before.closed) };
        writeChoices(after);
        return after;
      });
    },
    [isOpen],
  );
  return { isOpen, toggle };
}
