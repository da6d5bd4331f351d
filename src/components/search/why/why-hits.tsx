import { css } from '@emotion/react';
import { useEffect, useState, type ComponentType } from 'react';
import { registerStyles } from '../../../theme/style-registry';
import type { WhyProps } from './why-props';

/** Room between the count of hits and the hits. */
const line = css({ margin: '14px 0 8px' });

/** A button with the reasons for the order of hits, which load with the first press. */
export function WhyHits(props: WhyProps) {
  const [view, setView] = useState<{ Panel?: ComponentType<WhyProps>; failed?: boolean }>({});
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    import('./why-panel').then(
      ({ WhyPanel }) => setView({ Panel: WhyPanel }),
      () => setView({ failed: true }),
    );
  };
  const { inAddress } = props;
  useEffect(() => {
    if (inAddress && window.location.hash.startsWith('#why')) open();
  }, [inAddress]);
  const { Panel, failed } = view;
  const isShown = isOpen && Panel !== undefined;
  return (
    <div css={line}>
      <button
        type="button"
        className="text-button"
        aria-expanded={isShown}
        onClick={() => (isShown ? setOpen(false) : open())}
      >
        Why these hits?
      </button>
      {isOpen && failed && <p role="status">The explanation could not be loaded. Try again.</p>}
      {isShown && <Panel {...props} />}
    </div>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/search/why/why-hits.tsx', [line]);
