import './paste-opener.css';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { withRetryNotice } from '../../../lib/browser/with-retry-notice';
import type { PlaygroundState } from '../../../search/playground/state';

interface PasteProps {
  onFill: (state: PlaygroundState) => void;
}

/**
 * Opens the box for pasted requests, which loads with its first use; an address that ends in `#paste` opens it.
 * @param requests number of requests of other parts of the page to open it
 */
export function PasteOpener({ requests, ...props }: PasteProps & { requests: number }) {
  const [Box, setBox] = useState<ComponentType<PasteProps>>();
  const [isOpen, setOpen] = useState(false);
  const open = () =>
    withRetryNotice('The check of requests could not be loaded.', async () => {
      const { PasteBox } = await import('./paste-box');
      setBox(() => PasteBox);
      setOpen(true);
    });
  const openRequested = useEffectEvent(() => {
    if (requests > 0 || window.location.hash === '#paste') void open();
  });
  useEffect(() => openRequested(), [requests]);
  return (
    <div id="paste" className="paste-opener">
      <button
        type="button"
        className="text-button"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setOpen(false) : void open())}
      >
        Check a request
      </button>
      {isOpen && Box && <Box {...props} />}
    </div>
  );
}
