import { useState } from 'react';
import type { ExplainedHit, ScorePart } from '../../../search/protocol/explanation';
import { kinds, rounded, signed } from './reasons';
import { ScoreTable } from './score-table';

interface ComparisonProps {
  /** At least two. */
  hits: readonly ExplainedHit[];
  /** Name of the sort, when it is not by relevance. */
  sort: string | undefined;
}

/** Why one hit is above another: the difference of their scores by part, and the largest reason in a sentence. */
export function Comparison({ hits, sort }: ComparisonProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const places = [0, 1].map((at) => {
    const place = hits.findIndex(({ id }) => id === chosen[at]);
    return place < 0 ? at : place;
  });
  const ids = places.map((place) => hits[place]?.id ?? '');
  const [a, b] = [...places].sort((one, other) => one - other).map((place) => hits[place]);
  if (!a || !b) return null;
  const rows = differences(a, b);
  return (
    <>
      <p>
        <strong>Why is A above B?</strong>
      </p>
      {['First hit', 'Second hit'].map((label, at) => (
        <label key={label}>
          {label}
          <select
            className="control"
            value={ids[at]}
            onChange={({ target }) => setChosen(ids.with(at, target.value))}
          >
            {hits.map(({ id, title, position }) => (
              <option key={id} value={id}>
                {position}. {title}
              </option>
            ))}
          </select>
        </label>
      ))}
      <p role="status">{reasonOf(a, b, sort, rows)}</p>
      <ScoreTable
        label="Difference of the scores"
        head={['Part', 'Difference', `A: ${a.title}`, `B: ${b.title}`]}
        rows={[...rows, { subject: 'Score', points: [a.score, b.score] as const }].map(
          ({ subject, points: [one, other] }) => [
            subject,
            signed(one - other),
            rounded(one),
            rounded(other),
          ],
        )}
      />
    </>
  );
}

interface Difference {
  subject: string;
  points: readonly [number, number];
}

const gap = ({ points: [one, other] }: Difference) => one - other;

/** Points of two hits by what the parts are about, the largest difference first. */
function differences(a: ExplainedHit, b: ExplainedHit): Difference[] {
  const subjects = new Set([...a.parts, ...b.parts].map(subjectOf));
  const pointsOf = ({ parts }: ExplainedHit, subject: string) =>
    parts.reduce((sum, part) => (subjectOf(part) === subject ? sum + part.points : sum), 0);
  return [...subjects]
    .map((subject): Difference => ({
      subject,
      points: [pointsOf(a, subject), pointsOf(b, subject)],
    }))
    .sort((one, other) => Math.abs(gap(other)) - Math.abs(gap(one)));
}

/** What a part is about, the same for all hits: word and field, or the name of the factor. */
function subjectOf(part: ScorePart): string {
  return 'term' in part ? `${part.word} in ${part.field}` : kinds[part.kind][0];
}

function reasonOf(
  a: ExplainedHit,
  b: ExplainedHit,
  sort: string | undefined,
  rows: readonly Difference[],
): string {
  if (a === b) return 'Choose two different hits.';
  const names = `"${a.title}" is above "${b.title}"`;
  if (sort !== undefined) return `${names} because the hits are sorted by "${sort}".`;
  if (a.isTitle && !b.isTitle) return `${names} because its title is the query.`;
  const most = rows.find((row) => gap(row) > 0);
  if (a.score === b.score || !most)
    return `${names} because it comes first in the index; their scores are equal.`;
  return `${names} by ${rounded(a.score - b.score)} points, most of all for ${most.subject}: ${signed(gap(most))}.`;
}
