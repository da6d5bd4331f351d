/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { Finding } from '../../../search/doctor/findings';
import { Link } from '../../link';

const style = css({
  '& ol': { listStyle: 'revert', paddingLeft: 22, fontSize: '0.9375rem' },
  '& li + li': { marginTop: 10 },
  '& li': { overflowWrap: 'anywhere' },
  '& li strong': { color: 'var(--danger)' },
  '& li.advice strong': { color: 'var(--note)' },
  '& pre': {
    maxHeight: 280,
    margin: '0 0 12px',
    padding: '12px 14px',
    overflow: 'auto',
    borderRadius: 'var(--radius-block)',
    background: 'var(--surface-code)',
    font: '0.8125rem/1.6 var(--font-mono)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& mark sup': { marginLeft: 2, lineHeight: 0, fontSize: '0.6875rem', fontWeight: 700 },
});

const labels: Record<Finding['severity'], string> = {
  secret: 'Exposed secret',
  refused: 'The call fails',
  unread: 'Not read',
  wrong: 'Wrong result',
  ignored: 'Ignored',
  advice: 'Advice',
};

/** Findings by severity, with their positions in the text. */
export function Findings({ text, findings }: { text: string; findings: readonly Finding[] }) {
  return (
    <section css={style} aria-labelledby="paste-findings">
      <h2 id="paste-findings">Findings</h2>
      <pre tabIndex={0} role="group" aria-label="Places in the text">
        {splitAtFindings(text, findings).map(({ part, number }, index) =>
          number === undefined ? (
            part
          ) : (
            <mark key={index}>
              {part}
              <sup>{number}</sup>
            </mark>
          ),
        )}
      </pre>
      <ol>
        {findings.map(({ message, severity, page }, index) => (
          <li key={index} className={severity}>
            <strong>{labels[severity]}:</strong> {message}. <Link to={page}>See the rule</Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Splits the text at the findings. Of overlapping ones, the more severe one counts. */
function splitAtFindings(text: string, findings: readonly Finding[]) {
  const chosen: { at: Finding['at']; number: number }[] = [];
  for (const [index, { at }] of findings.entries())
    if (at[1] > at[0] && chosen.every(({ at: other }) => at[1] <= other[0] || at[0] >= other[1]))
      chosen.push({ at, number: index + 1 });
  const parts: { part: string; number?: number }[] = [];
  let end = 0;
  for (const { at, number } of chosen.sort((a, b) => a.at[0] - b.at[0])) {
    parts.push({ part: text.slice(end, at[0]) }, { part: text.slice(...at), number });
    end = at[1];
  }
  return [...parts, { part: text.slice(end) }];
}
