/** A response as visitors see it: facets beside hits, or the list of a search box. */
export const renderedStyle = {
  '& .total': { margin: '0 0 4px', fontSize: 14, color: 'var(--text-secondary)' },
  '& .redirect': { margin: '0 0 12px', fontSize: 15 },
  '& .result-columns': { display: 'flex', flexDirection: 'column-reverse', gap: 24 },
  '& .rendered article': { padding: '14px 0' },
  '& .rendered .hit-title': { fontSize: 16 },
  '@media (min-width: 620px)': {
    '& .result-columns': {
      display: 'grid',
      gridTemplateColumns: '180px minmax(0, 1fr)',
      alignItems: 'start',
    },
  },
  // Without facets the hits have the room, and the other way around.
  '& .result-columns > :only-child': { gridColumn: '1 / -1' },
  '& .facet-columns > :first-of-type > div': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
    marginTop: 12,
  },
  '& .suggested': { margin: '12px 0 0', padding: 0, listStyle: 'none' },
  '& .suggested li': { padding: '8px 0', borderBottom: '1px solid var(--border)' },
} as const;
