/** @jsxImportSource @emotion/react */
import { useState } from 'react';
import { explainPages } from '../../../lib/explain-routes';
import type { FieldWeights } from '../../../search/protocol/explanation';
import { Link } from '../../link';
import { Comparison } from './comparison';
import { HitReasons } from './hit-reasons';
import { QueryReasons } from './query-reasons';
import { useResult } from './use-result';
import { weightsInAddress, WeightSliders } from './weight-sliders';
import type { WhyProps } from './why-props';
import { whyStyle } from './why-style';

/** What was made of the query, the score of each hit as a sum, and for the shop the weights to try. */
export function WhyPanel({ explain, request, address, inAddress = false }: WhyProps) {
  const [weights, setWeights] = useState<FieldWeights>(() =>
    address !== undefined && inAddress ? weightsInAddress(window.location.hash) : {},
  );
  const [before] = useResult(() => explain({}), request).value ?? [];
  const { value, failed } = useResult(() => explain(weights), JSON.stringify([request, weights]));
  const now = value?.[0];
  if (failed !== undefined || !before || !now)
    return <p role="status">{failed ?? 'Explaining…'}</p>;
  const { query, hits, sort } = now;
  const ids = before.hits.map(({ id }) => id);
  const isOwn = Object.keys(weights).length === 0;
  return (
    <section className="content" css={whyStyle} aria-label="Why these hits">
      <QueryReasons steps={query} />
      {address !== undefined && (
        <WeightSliders
          own={before.weights}
          onChange={setWeights}
          {...{ weights, address, inAddress, explain }}
        />
      )}
      <p>
        <span>
          {sort === undefined
            ? 'Titles that are the query come first, then the highest score; equal scores stay in the order of the index. '
            : `The hits are sorted by "${sort}", so the score does not decide. `}
        </span>
        <Link to={explainPages.readWhy}>How to read this</Link>
      </p>
      <ol>
        {hits.map((hit, place) => (
          <HitReasons
            key={hit.id}
            hit={hit}
            place={place}
            before={isOwn ? place : ids.indexOf(hit.id)}
          />
        ))}
      </ol>
      {hits.length > 1 && <Comparison hits={hits} sort={sort} />}
    </section>
  );
}
