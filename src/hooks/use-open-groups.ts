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

/** Returns the old object if the new choices are equal, so that React skips the render. */
function keepIfEqual(before: Choices, after: Choices): Choices {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}

/** Stored groups to open. In the desktop layout, a group without reserved space would move the entries below. */
function restorableGroups({ opened, heights }: StoredGroups): readonly string[] {
  return matchesMedia(desktopQuery)
    ? opened.filter((path) => heights[siteHref(path)] !== undefined)
    : opened;
}

/** Stores the choices with the measured heights. */
function store({ opened, closed }: Choices, measured: Record<string, number> = {}): void {
  const allHeights = { ...readGroups()?.heights, ...measured };
  const heights = Object.fromEntries(
    opened.flatMap((path) => {
      const height = allHeights[siteHref(path)];
      return height === undefined ? [] : [[siteHref(path), height]];
    }),
  );
  writeGroups({ opened, closed, heights });
}

/**
 * State of the groups in the sidebar. A group is open if it contains the current page or the reader opened it, unless the
 * reader closed it. Navigation opens the groups that contain the new page and does not change the others.
 */
export function useOpenGroups(items: readonly SidebarEntry[], route: string) {
  const [choices, setChoices] = useState<Choices>(() => ({
    opened: groupsAround(items, route),
    closed: [],
  }));
  const [isRestored, setIsRestored] = useState(false);

  // Layout effects run before the first paint, so groups open and release their space in one step.
  useLayoutEffect(() => {
    const stored = readGroups();
    if (stored)
      setChoices((before) =>
        keepIfEqual(before, { opened: restorableGroups(stored), closed: stored.closed }),
      );
    setIsRestored(true);
  }, []);
  useLayoutEffect(() => {
    if (isRestored) releaseSidebarSpace();
  }, [isRestored]);

  // Groups of the previous page stay open after a navigation.
  useEffect(() => {
    const currentGroups = groupsAround(items, route);
    setChoices((before) =>
      keepIfEqual(before, {
        opened: [...new Set([...before.opened, ...currentGroups])],
        closed: before.closed.filter((path) => !currentGroups.includes(path)),
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

  const currentGroups = groupsAround(items, route);
  const isOpen = useCallback(
    (item: SidebarEntry) =>
      !choices.closed.includes(item.path) &&
      (choices.opened.includes(item.path) || currentGroups.includes(item.path)),
    [choices, currentGroups],
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
