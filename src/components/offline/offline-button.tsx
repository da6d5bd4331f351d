import { useState, type ReactNode } from 'react';
import { useHydrated } from '../../hooks/use-hydrated';
import { orSay } from '../../lib/browser/or-say';
import { isProduction } from '../../site';

/** Offers to keep the site for reading offline. It is no part of the HTML, and loads the rest when it is pressed. */
export function OfflineButton() {
  const isHydrated = useHydrated();
  const [panel, setPanel] = useState<ReactNode>();
  if (!isHydrated || !isProduction || !('serviceWorker' in navigator)) return null;
  const open = () =>
    orSay('Offline reading could not be set up.', async () => {
      const { OfflinePanel } = await import('./offline-panel');
      setPanel(<OfflinePanel />);
    });
  return (
    <div style={{ marginTop: 8 }}>
      {panel ?? (
        <button type="button" onClick={() => void open()}>
          {navigator.serviceWorker.controller
            ? 'Saved for offline reading'
            : 'Save for offline reading'}
        </button>
      )}
    </div>
  );
}
