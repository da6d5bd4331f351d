import './why-hits.css';
import { useEffect, useState, type ComponentType } from 'react';
import { orSay } from '../../../lib/browser/or-say';
import type { WhyProps } from './why-props';

/** A button with the reasons for the order of hits, which load with the first press. */
export function WhyHits(props: WhyProps) {
  const [Panel, setPanel] = useState<ComponentType<WhyProps>>();
  const [isOpen, setOpen] = useState(false);
  const open = () =>
    orSay('The explanation could not be loaded.', async () => {
      const { WhyPanel } = await import('./why-panel');
      setPanel(() => WhyPanel);
      setOpen(true);
    });
  const { inAddress } = props;
  useEffect(() => {
    if (inAddress && window.location.hash.startsWith('#why')) void open();
  }, [inAddress]);
  return (
    <div className="why-hits">
      <button
        type="button"
        className="text-button"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setOpen(false) : void open())}
      >
        Why these hits?
      </button>
      {isOpen && Panel && <Panel {...props} />}
    </div>
  );
}
