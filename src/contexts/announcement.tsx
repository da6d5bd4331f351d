import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { requiredContext } from '../lib/context';
import { storageSlot } from '../lib/browser/storage-slot';
import { site } from '../site';
import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY } from './pre-paint';

interface AnnouncementValue {
  /** Whether the bar is rendered; before hydration, CSS hides it from readers who dismissed it. */
  isVisible: boolean;
  dismiss: () => void;
}

const [AnnouncementContext, useAnnouncement] = requiredContext<AnnouncementValue>(
  'useAnnouncement',
  'AnnouncementProvider',
);
export { useAnnouncement };

const idSlot = storageSlot(ANNOUNCEMENT_ID_KEY);
const dismissedSlot = storageSlot(ANNOUNCEMENT_DISMISSED_KEY);

/** Stores that a reader has dismissed the announcement. An announcement with another id appears again. */
export function AnnouncementProvider({ children }: { children: ReactNode }) {
  const id = site.announcement?.id;
  const [isVisible, setVisible] = useState(id !== undefined);

  useEffect(() => {
    if (id === undefined) return;
    const isSame = idSlot.get() === id;
    if (!isSame) {
      idSlot.set(id);
      dismissedSlot.set('false');
    }
    if (isSame && dismissedSlot.get() === 'true') setVisible(false);
  }, [id]);

  const dismiss = useCallback(() => {
    dismissedSlot.set('true');
    setVisible(false);
  }, []);
  const value = useMemo(() => ({ isVisible, dismiss }), [isVisible, dismiss]);
  return <AnnouncementContext value={value}>{children}</AnnouncementContext>;
}
