import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { requiredContext } from '../lib/context';
import { storageSlot } from '../lib/browser/storage-slot';
import { site } from '../site';
import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY } from './pre-paint';

interface AnnouncementValue {
  /** Whether the bar is part of the page; CSS hides it before hydration for those who dismissed it. */
  shown: boolean;
  dismiss: () => void;
}

const [AnnouncementContext, useAnnouncement] = requiredContext<AnnouncementValue>(
  'useAnnouncement',
  'AnnouncementProvider',
);
export { useAnnouncement };

const idSlot = storageSlot(ANNOUNCEMENT_ID_KEY);
const dismissedSlot = storageSlot(ANNOUNCEMENT_DISMISSED_KEY);

/** Stores that a reader has dismissed the announcement. An announcement with another id is shown again. */
export function AnnouncementProvider({ children }: { children: ReactNode }) {
  const id = site.announcement?.id;
  const [shown, setShown] = useState(id !== undefined);

  useEffect(() => {
    if (id === undefined) return;
    const same = idSlot.get() === id;
    if (!same) {
      idSlot.set(id);
      dismissedSlot.set('false');
    }
    if (same && dismissedSlot.get() === 'true') setShown(false);
  }, [id]);

  const dismiss = useCallback(() => {
    dismissedSlot.set('true');
    setShown(false);
  }, []);
  const value = useMemo(() => ({ shown, dismiss }), [shown, dismiss]);
  return <AnnouncementContext value={value}>{children}</AnnouncementContext>;
}
