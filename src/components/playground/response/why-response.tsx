import { explain } from '../../../search/playground/explain';
import { playgroundAddress, type PlaygroundState } from '../../../search/playground/state';
import { WhyHits } from '../../search/why/why-hits';

/** The reasons for the hits of a state; none for a service. @param inAddress the state is that of the page's address */
export function WhyResponse({ state, inAddress }: { state: PlaygroundState; inAddress?: boolean }) {
  if (state.source === 'service' || state.call !== 'search') return null;
  const address = playgroundAddress(state);
  return (
    <WhyHits
      explain={(weights, queries) => explain(state, weights, queries)}
      request={address}
      address={state.source === 'shop' ? address : undefined}
      {...(inAddress && { inAddress })}
    />
  );
}
