import './query-journey.css';

const stations = [
  { name: 'The visitor types', code: 'hamer', says: 'Your front end sends the text as it is.' },
  {
    name: 'The spelling is checked',
    code: 'hammer',
    says: 'Above 80% confidence, the query is corrected. Below that, the response proposes a correction.',
  },
  {
    name: 'Filters narrow the results',
    code: 'f.brand=BoltWerk',
    says: 'Conditions of different facets combine with AND.',
  },
  {
    name: 'Matches are sorted',
    code: 'sort=price',
    says: 'By relevance, or by the sort option that the visitor chose.',
  },
  {
    name: 'The response arrives',
    code: 'documents, facets',
    says: 'The hits of one page, a count for each filter value, and the paging.',
  },
];

/** The way of a query as a line with five stations. */
export function QueryJourney() {
  return (
    <section>
      <h2>How a query travels</h2>
      <div className="query-journey">
        <ol>
          {stations.map(({ name, code, says }) => (
            <li key={name}>
              <strong>{name}</strong>
              <code>{code}</code>
              <span>{says}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
