import './fault-list.css';
import { graphql } from 'gatsby';

/** Faults of the page, for its author; in `gatsby develop` they replace the content. */
export function FaultList({ faults }: { faults: readonly Queries.PageFaultFragment[] }) {
  return (
    <section className="fault-list" role="alert">
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

/** @public Gatsby collects fragments. */
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
