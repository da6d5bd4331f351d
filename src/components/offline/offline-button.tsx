import { useState, type ReactNode } from 'react';
import { useHydrated } from '../../hooks/use-hydrated';
import { withRetryNotice } from '../../lib/browser/with-retry-notice';
import { isProduction } from '../../site';

/** Undefined if the browser has no service workers or blocks them, as in some private windows. */
function offlineWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Offers to save the site for offline reading. It is not in the HTML of pages; a press loads the panel. */
export function OfflineButton() {
  const isHydrated = useHydrated();
  const [panel, setPanel] = useState<ReactNode>();
  if (!isHydrated || !isProduction || !offlineWorkers()) return null;
  const open = () =>
    withRetryNotice('Offline reading could not be set up.', async () => {
      const { OfflinePanel } = await import('./offline-panel');
      setPanel(<OfflinePanel />);
    });
  return (
    panel ?? (
      <button type="button" onClick={() => void open()}>
        {offlineWorkers()?.controller ? 'Saved for offline reading' : 'Save for offline reading'}
      </button>
    )
  );
}
