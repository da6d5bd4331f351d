import { useEffect, useEffectEvent, useState } from 'react';
import { explainPages } from '../../../lib/explain-routes';
import type { Explanation, FieldWeights } from '../../../search/protocol/explanation';
import { Link } from '../../link';
import { HitReasons } from './hit-reasons';
import { QueryReasons } from './query-reasons';
import { Comparison } from './comparison';
import { weightsInAddress, WeightSliders } from './weight-sliders';
import type { WhyProps } from './why-props';
import { whyStyle } from './why-style';

const own: FieldWeights = {};

/** What was made of the query, the score of each hit as a sum, and for the shop the weights to try. */
export function WhyPanel({ explain, request, address, inAddress }: WhyProps) {
  const [weights, setWeights] = useState<FieldWeights>(() =>
    address !== undefined && inAddress ? weightsInAddress(window.location.hash) : own,
  );
  const before = useExplained(explain, request, own);
  const now = useExplained(explain, request, weights);
  const { explanation } = now;
  if (now.failed !== undefined)
    return (
      <p role="alert" css={whyStyle}>
        {now.failed}
      </p>
    );
  if (!explanation)
    return (
      <p role="status" css={whyStyle}>
        Explaining…
      </p>
    );
  const { query, hits, sort } = explanation;
  const isOwn = Object.keys(weights).length === 0;
  const ids = before.explanation?.hits.map(({ id }) => id) ?? [];
  return (
    <section css={whyStyle} aria-label="Why these hits">
      <QueryReasons query={query} />
      {address !== undefined && before.explanation && (
        <WeightSliders
          own={before.explanation.weights}
          weights={weights}
          address={address}
          inAddress={inAddress === true}
          explain={explain}
          onChange={setWeights}
        />
      )}
      <p className="head">Scores</p>
      <p>
        {sort === undefined
          ? 'Titles that are the query come first, then the highest score; equal scores stay in the order of the index. '
          : `The hits are sorted by "${sort}", so the score does not decide. `}
        <Link to={explainPages.readWhy}>How to read this</Link>
      </p>
      <ol start={hits[0]?.position ?? 1}>
        {hits.map((hit, index) => (
          <HitReasons
            key={hit.id}
            hit={hit}
            moved={isOwn ? 0 : ids.includes(hit.id) ? ids.indexOf(hit.id) - index : undefined}
          />
        ))}
      </ol>
      {hits.length > 1 && <Comparison hits={hits} sort={sort} />}
    </section>
  );
}

/** The explanation of a request; the one before stays until the next is there. */
function useExplained(
  explain: WhyProps['explain'],
  request: string,
  weights: FieldWeights,
): { explanation?: Explanation | undefined; failed?: string } {
  const [state, setState] = useState<{ explanation?: Explanation | undefined; failed?: string }>(
    {},
  );
  // The function is another one in each render; request and weights say when it explains something else.
  const run = useEffectEvent(() => explain(weights));
  const key = JSON.stringify([request, weights]);
  useEffect(() => {
    let isCurrent = true;
    run().then(
      ([explanation]) => isCurrent && setState({ explanation }),
      (error: unknown) =>
        isCurrent && setState({ failed: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return state;
}
