import './query-journey.css';

const steps = [
  { name: 'The visitor types', code: 'hamer', text: 'Your front end sends the text as it is.' },
  {
    name: 'The spelling is checked',
    code: 'hammer',
    text: 'Above 80% confidence, the query is corrected. Below that, the response proposes a correction.',
  },
  {
    name: 'Filters narrow the results',
    code: 'f.brand=BoltWerk',
    text: 'Conditions of different facets combine with AND.',
  },
  {
    name: 'Matches are sorted',
    code: 'sort=price',
    text: 'By relevance, or by the sort option that the visitor chose.',
  },
  {
    name: 'The response arrives',
    code: 'documents, facets',
    text: 'The hits of one page, a count for each filter value, and the paging.',
  },
];

/** The steps of a query, along a line. */
export function QueryJourney() {
  return (
    <section>
      <h2>How a query travels</h2>
      <div className="query-journey">
        <ol>
          {steps.map(({ name, code, text }) => (
            <li key={name}>
              <strong>{name}</strong>
              <code>{code}</code>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
