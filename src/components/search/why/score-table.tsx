import type { ReactNode } from 'react';

interface ScoreTableProps {
  label: string;
  head: readonly string[];
  /** Cells of each row; the first is its header. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table of the parts of scores. */
export function ScoreTable({ label, head, rows }: ScoreTableProps) {
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
