import type { ExplainedHit, ScorePart } from '../../../search/protocol/explanation';
import { Link } from '../../link';
import { kindOf, placeOf, rounded, signed } from './reasons';

interface HitReasonsProps {
  hit: ExplainedHit;
  /** Places up, by other weights, or down when negative; undefined when it was not among the hits. */
  moved: number | undefined;
}

/** A hit with its score, which opens to the parts of the sum. */
export function HitReasons({ hit, moved }: HitReasonsProps) {
  const { title, score, parts, isTitle, position } = hit;
  return (
    <li value={position}>
      <details>
        <summary>
          <strong>{title}</strong> <span className="points">{rounded(score)}</span>
          <Moved by={moved} />
        </summary>
        {isTitle && <p>The title is the query, so this hit comes before all others.</p>}
        {parts.length > 0 ? (
          <div className="table-scroll" tabIndex={0} role="group" aria-label={`Score of ${title}`}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Part</th>
                  <th scope="col">Points</th>
                  <th scope="col">Match</th>
                  <th scope="col">Weight × rarity × frequency × match</th>
                </tr>
              </thead>
              <tbody>
                {parts.map((part, index) => (
                  <PartRow key={index} part={part} />
                ))}
                <tr>
                  <th scope="row">Score</th>
                  <td>{rounded(score)}</td>
                  <td colSpan={2} />
                </tr>
              </tbody>
            </table>
          </div>
        ) : (
          <p>The query matches everything, so no hit has a score.</p>
        )}
      </details>
    </li>
  );
}

/** Mark of a hit that other weights have moved. */
function Moved({ by }: { by: number | undefined }) {
  if (by === 0) return null;
  const name = by === undefined ? 'new' : `${by > 0 ? '▲' : '▼'} ${Math.abs(by)}`;
  const spoken =
    by === undefined ? '' : ` place${Math.abs(by) === 1 ? '' : 's'} ${by > 0 ? 'up' : 'down'}`;
  return (
    <span className={by !== undefined && by < 0 ? 'moved down' : 'moved'}>
      {name}
      <span className="visually-hidden">{spoken}</span>
    </span>
  );
}

function PartRow({ part }: { part: ScorePart }) {
  const { name, page } = kindOf(part);
  const place = placeOf(part);
  const kind = <Link to={page}>{name}</Link>;
  return (
    <tr>
      <td>
        {'term' in part ? (
          <>
            <code>{part.term}</code> in <code>{part.field}</code>
          </>
        ) : (
          kind
        )}
        {place !== '' && <small>{place}</small>}
      </td>
      <td>{signed(part.points)}</td>
      <td>{'term' in part && kind}</td>
      <td>{numbersOf(part)}</td>
    </tr>
  );
}

function numbersOf(part: ScorePart): string {
  if ('term' in part) {
    const { weight, rarity, frequency, factor } = part;
    const density = frequency === undefined ? 'each' : rounded(frequency);
    return `${weight} × ${rounded(rarity)} × ${density} × ${rounded(factor)}`;
  }
  return 'factor' in part ? `sum so far × ${rounded(part.factor)}` : '';
}
