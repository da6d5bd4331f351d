import { css } from '@emotion/react';
import { useEffect, useState, type ComponentType } from 'react';
import { registerStyles } from '../../../theme/style-registry';
import { orSay } from '../../../lib/browser/or-say';
import type { Explanation, FieldWeights } from '../../../search/protocol/explanation';

export interface WhyProps {
  /** Explains the hits of a request, or of other queries, with other weights of fields too. */
  explain: (weights?: FieldWeights, queries?: string[]) => Promise<Explanation[]>;
  /** The request: another one is explained anew. */
  request: string;
  /** Of the shop, whose weights can be tried: address of the request in the playground. */
  address?: string | undefined;
  /** The view opens with the fragment `#why` of the page's address, which has the weights. */
  inAddress?: boolean;
}

/** Room between the count of hits and the hits. */
const line = css({ margin: '14px 0 8px' });

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
    <div css={line}>
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

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/search/why/why-hits.tsx', [line]);
