import './why-hits.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { topicPages } from '../../../lib/topic-pages';
import { explainHits } from '../../../search/playground/run';
import { playgroundAddress, type PlaygroundState } from '../../../search/playground/state';
import type { Explanation } from '../../../search/protocol/explanation';
import { Link } from '../../link';
import { reasonLines } from './reasons';

/** Whether reasons for the hits of a state are available. Only the search in the browser provides them. */
export const isExplained = ({ source, call }: PlaygroundState) =>
  source !== 'service' && call === 'search';

/** A button with the reasons for the order of the hits of a state. */
export function WhyHits({ state }: { state: PlaygroundState }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="why-hits">
      <button
        type="button"
        className="text-button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Why these hits?
      </button>
      {isOpen && <Reasons key={playgroundAddress(state)} state={state} />}
    </div>
  );
}

function Reasons({ state }: { state: PlaygroundState }) {
  const [explanation, setExplanation] = useState<Explanation>();
  const [hasFailed, setFailed] = useState(false);
  const load = useEffectEvent(() => {
    explainHits(state).then(setExplanation, () => setFailed(true));
  });
  useEffect(() => load(), []);
  if (!explanation)
    return <p role="status">{hasFailed ? 'The reasons could not be loaded.' : 'Explaining…'}</p>;
  const { hits } = explanation;
  return (
    <section aria-label="Why these hits">
      <p>
        {orderOf(explanation)}{' '}
        <Link to={`${topicPages.playground}#why-these-hits`}>How to read this</Link>
      </p>
      <ol>
        {hits.map((hit) => (
          <li key={hit.id} value={hit.position}>
            <strong>{hit.title}</strong>
            <ul>
              {reasonLines(hit).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The rule that decides the order of the hits. */
function orderOf({ hits, sort }: Explanation): string {
  if (sort !== undefined)
    return `The hits are sorted by “${sort}”, so the score does not decide. These are the reasons why they match.`;
  if (hits.every(({ reasons }) => reasons.length === 0))
    return 'The query matches every document, so the hits are in the order of the index.';
  return 'The hit with the highest score comes first. The strongest reason for a score is at the top.';
}
