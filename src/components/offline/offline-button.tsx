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
  // What it opens has a line of its own, below the others.
  if (panel) return <div style={{ flexBasis: '100%', order: 1 }}>{panel}</div>;
  return (
    <button type="button" onClick={() => void open()}>
      {navigator.serviceWorker.controller ? 'Kept for offline reading' : 'Keep for offline reading'}
    </button>
  );
}
