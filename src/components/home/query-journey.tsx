import { css } from '@emotion/react';
import { registerStyles } from '../../theme/style-registry';

const drawing = css({
  margin: '16px 0 0',
  padding: '8px 0 4px',
  '& ol': {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: 0,
    listStyle: 'none',
    margin: 0,
    padding: 0,
  },
  '& li': { position: 'relative', padding: '24px 20px 0 0', borderTop: '2px solid var(--accent)' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '-7px',
    width: 12,
    height: 12,
    borderRadius: '50%',
    background: 'var(--surface-page)',
    border: '2px solid var(--accent)',
  },
  '& li:last-child': { borderTopColor: 'transparent' },
  '& strong': { display: 'block', fontWeight: 650, lineHeight: 1.4 },
  '& code': {
    display: 'inline-block',
    margin: '6px 0',
    padding: '2px 6px',
    borderRadius: 4,
    background: 'var(--surface-sunken)',
    fontSize: 13,
    overflowWrap: 'anywhere',
  },
  '& span': { display: 'block', fontSize: 14, lineHeight: 1.5, color: 'var(--text-secondary)' },
  // Narrow windows and paper: the line goes down.
  '@media (max-width: 900px)': {
    '& ol': { gridTemplateColumns: 'minmax(0, 1fr)', paddingLeft: 6 },
    '& li': { padding: '0 0 20px 22px', borderTop: 0, borderLeft: '2px solid var(--accent)' },
    '& li::before': { left: '-7px', top: 4 },
    '& li:last-child': { borderLeftColor: 'transparent', paddingBottom: 0 },
  },
});

const stations = [
  { name: 'The visitor types', code: 'grindr', says: 'Your front end sends the text as it is.' },
  {
    name: 'The spelling is checked',
    code: 'grinder',
    says: 'Above 80% confidence the query is corrected. Below that, a proposal comes with the hits.',
  },
  {
    name: 'Filters narrow the results',
    code: 'f.brand=BoltWerk',
    says: 'Conditions of different facets combine with AND.',
  },
  {
    name: 'Matches are ordered',
    code: 'sort=price',
    says: 'By relevance, or by a sort that is configured.',
  },
  {
    name: 'The response returns',
    code: 'documents, facets',
    says: 'The hits of one page, a count for each filter value, and the paging.',
  },
];

/** How a query travels, as a line with five stations; in narrow windows it goes down. */
export function QueryJourney() {
  return (
    <section>
      <h2>How a query travels</h2>
      <div css={drawing}>
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

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/home/query-journey.tsx', [drawing]);
