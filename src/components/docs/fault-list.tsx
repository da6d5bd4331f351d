import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { registerStyles } from '../../theme/style-registry';

const box = css({
  padding: '16px 20px',
  borderLeft: '3px solid var(--danger)',
  borderRadius: '0 var(--radius-control) var(--radius-control) 0',
  background: 'var(--danger-soft)',
  '& h2': { fontSize: 16, color: 'var(--danger)' },
  '& ul': { margin: '8px 0 0', paddingLeft: 20 },
  '& code': { fontSize: 13 },
  '& p': { margin: '2px 0' },
});

/** What is wrong with the page, for its author: in `gatsby develop` this replaces the content. */
export function FaultList({ faults }: { faults: readonly Queries.PageFaultFragment[] }) {
  return (
    <section css={box} role="alert">
      <h2>This page has faults</h2>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.line}:${fault.column}:${fault.message}`}>
            <p>
              <code>
                {[fault.file, fault.line, fault.column].filter((part) => part !== null).join(':')}
              </code>{' '}
              {fault.message}
            </p>
            {fault.expected && <p>Allowed: {fault.expected}</p>}
            {fault.fix && <p>Fix: {fault.fix}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @public Gatsby collects it. */
export const query = graphql`
  fragment PageFault on Fault {
    severity
    file
    line
    column
    message
    expected
    fix
  }
`;

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/docs/fault-list.tsx', [box]);
