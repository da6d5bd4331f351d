import type { ReactNode } from 'react';
import type { ExplainedHit, ScorePart } from '../../../search/protocol/explanation';
import { Link } from '../../link';
import { kinds, rounded, signed } from './reasons';
import { ScoreTable } from './score-table';

const head = ['Part', 'Points', 'Match', 'Weight × rarity × frequency × match'];

/** A hit with its score, which opens to the parts of the sum. @param before its place in the list with the index's own weights, -1 without one */
export function HitReasons({
  hit,
  before,
  place,
}: {
  hit: ExplainedHit;
  before: number;
  place: number;
}) {
  const { title, score, parts, isTitle, position } = hit;
  return (
    <li value={position}>
      <details>
        <summary>
          <strong>{title}</strong> {rounded(score)}{' '}
          <Moved by={before < 0 ? undefined : before - place} />
        </summary>
        {isTitle && <p>The title is the query, so this hit comes before all others.</p>}
        {parts.length > 0 ? (
          <ScoreTable
            label={`Score of ${title}`}
            head={head}
            rows={[...parts.map(rowOf), ['Score', rounded(score), '', '']]}
          />
        ) : (
          <p>The query matches everything, so no hit has a score.</p>
        )}
      </details>
    </li>
  );
}

/** Mark of a hit that other weights have moved. */
function Moved({ by }: { by: number | undefined }) {
  if (by === undefined) return <span className="moved">new</span>;
  if (by === 0) return null;
  return (
    <span className={by < 0 ? 'moved down' : 'moved'}>
      <span aria-hidden="true">{by < 0 ? '▼' : '▲'}</span> {Math.abs(by)}
      <span className="visually-hidden">{by < 0 ? ' down' : ' up'}</span>
    </span>
  );
}

/** Cells of a part. */
function rowOf(part: ScorePart): ReactNode[] {
  const [name, page] = kinds[part.kind];
  const points = signed(part.points);
  const kind = <Link to={page}>{name}</Link>;
  if (!('term' in part))
    return [kind, points, '', 'factor' in part ? `sum so far × ${rounded(part.factor)}` : ''];
  const { term, field, place, weight, rarity, frequency, factor } = part;
  const numbers = [weight, rarity, frequency, factor].map(rounded).join(' × ');
  return [
    <>
      <code>{term}</code> in <code>{field}</code>
      <small>{place}</small>
    </>,
    points,
    kind,
    numbers,
  ];
}
