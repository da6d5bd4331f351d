import { useState } from 'react';
import type { ExplainedHit } from '../../../search/protocol/explanation';
import { rounded, signed, subjectOf } from './reasons';

interface ComparisonProps {
  hits: readonly ExplainedHit[];
  /** Name of the sort, when it is not by relevance. */
  sort: string | undefined;
}

/** Why one hit is above another: the difference of their scores by part, and the largest reason in a sentence. */
export function Comparison({ hits, sort }: ComparisonProps) {
  const [chosen, setChosen] = useState(['', '']);
  const [one, other] = [0, 1].map(
    (place) => hits.find(({ id }) => id === chosen[place]) ?? hits[place],
  );
  if (!one || !other) return null;
  const [a, b] = one.position <= other.position ? [one, other] : [other, one];
  const rows = differences(a, b);
  return (
    <>
      <p className="head">Why is A above B?</p>
      <p className="tools">
        {['First hit', 'Second hit'].map((label, place) => (
          <label key={label}>
            {label}
            <select
              className="control"
              value={(place === 0 ? one : other).id}
              onChange={({ target }) =>
                setChosen(place === 0 ? [target.value, other.id] : [one.id, target.value])
              }
            >
              {hits.map(({ id, title, position }) => (
                <option key={id} value={id}>
                  {position}. {title}
                </option>
              ))}
            </select>
          </label>
        ))}
      </p>
      <p role="status">{reasonOf(a, b, sort, rows)}</p>
      <div className="table-scroll" tabIndex={0} role="group" aria-label="Difference of the scores">
        <table>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Difference</th>
              <th scope="col">A: {a.title}</th>
              <th scope="col">B: {b.title}</th>
            </tr>
          </thead>
          <tbody>
            {[...rows, { subject: 'Score', a: a.score, b: b.score }].map((row) => (
              <tr key={row.subject}>
                <th scope="row">{row.subject}</th>
                <td>{signed(row.a - row.b)}</td>
                <td>{rounded(row.a)}</td>
                <td>{rounded(row.b)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface Difference {
  subject: string;
  a: number;
  b: number;
}

/** Points of two hits by what the parts are about, the largest difference first. */
function differences(a: ExplainedHit, b: ExplainedHit): Difference[] {
  const rows = new Map<string, Difference>();
  for (const [key, { parts }] of [['a', a] as const, ['b', b] as const])
    for (const part of parts) {
      const subject = subjectOf(part);
      const row = rows.get(subject) ?? { subject, a: 0, b: 0 };
      rows.set(subject, { ...row, [key]: row[key] + part.points });
    }
  return [...rows.values()].sort((x, y) => Math.abs(y.a - y.b) - Math.abs(x.a - x.b));
}

function reasonOf(
  a: ExplainedHit,
  b: ExplainedHit,
  sort: string | undefined,
  rows: readonly Difference[],
): string {
  if (a.id === b.id) return 'Choose two different hits.';
  const names = `"${a.title}" is above "${b.title}"`;
  if (sort !== undefined) return `${names} because the hits are sorted by "${sort}".`;
  if (a.isTitle && !b.isTitle) return `${names} because its title is the query.`;
  if (a.score === b.score)
    return `${names} because it comes first in the index; their scores are equal.`;
  const [most] = [...rows].sort((x, y) => y.a - y.b - (x.a - x.b));
  return `${names} by ${rounded(a.score - b.score)} points, most of all for ${most?.subject}: ${signed((most?.a ?? 0) - (most?.b ?? 0))}.`;
}
