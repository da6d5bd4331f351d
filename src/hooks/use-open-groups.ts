import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { matchesMedia } from '../lib/browser/media-query';
import {
  measureGroups,
  readGroups,
  releaseSidebarSpace,
  writeGroups,
  type StoredGroups,
} from '../lib/browser/sidebar-space';
import { whenIdle } from '../lib/browser/when-idle';
import { groupsAround, type SidebarEntry } from '../lib/sidebar-tree';
import { siteHref } from '../lib/addresses/urls';
import { desktopQuery } from './use-layout-mode';

type Choices = Pick<StoredGroups, 'opened' | 'closed'>;

/** The new choices, or the old object if they are equal, as React renders nothing for the same state. */
function changed(before: Choices, after: Choices): Choices {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}

/** Stored groups to open. In the desktop layout only those with reserved space: others would move the entries below. */
function restorable({ opened, heights }: StoredGroups): readonly string[] {
  return matchesMedia(desktopQuery)
    ? opened.filter((path) => heights[siteHref(path)] !== undefined)
    : opened;
}

/** Stores the choices with the measured heights. */
function store({ opened, closed }: Choices, measured: Record<string, number> = {}): void {
  const known = { ...readGroups()?.heights, ...measured };
  const heights = Object.fromEntries(
    opened.flatMap((path) => {
      const height = known[siteHref(path)];
      return height === undefined ? [] : [[siteHref(path), height]];
    }),
  );
  writeGroups({ opened, closed, heights });
}

/**
 * State of the groups in the sidebar: open are those around the current page and those that the reader opened, without
 * those that the reader closed. Navigation opens the groups around the new page and does not change the others.
 */
export function useOpenGroups(items: readonly SidebarEntry[], route: string) {
  const [choices, setChoices] = useState<Choices>(() => ({
    opened: groupsAround(items, route),
    closed: [],
  }));
  const [isRestored, setIsRestored] = useState(false);

  // Layout effects run before the paint of React's first render: groups open and release their space in one step.
  useLayoutEffect(() => {
    const stored = readGroups();
    if (stored)
      setChoices((before) =>
        changed(before, { opened: restorable(stored), closed: stored.closed }),
      );
    setIsRestored(true);
  }, []);
  useLayoutEffect(() => {
    if (isRestored) releaseSidebarSpace();
  }, [isRestored]);

  // The groups around the earlier page stay open after a navigation.
  useEffect(() => {
    const around = groupsAround(items, route);
    setChoices((before) =>
      changed(before, {
        opened: [...new Set([...before.opened, ...around])],
        closed: before.closed.filter((path) => !around.includes(path)),
      }),
    );
  }, [items, route]);

  useEffect(() => {
    let isCurrent = true;
    store(choices);
    whenIdle(() => {
      if (isCurrent) store(choices, measureGroups());
    });
    return () => {
      isCurrent = false;
    };
  }, [choices]);

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
        const without = (list: readonly string[]) => list.filter((path) => path !== item.path);
        return open
          ? { opened: without(before.opened), closed: [...before.closed, item.path] }
          : { opened: [...before.opened, item.path], closed: without(before.closed) };
      });
    },
    [isOpen],
  );
  return { isOpen, toggle };
}
