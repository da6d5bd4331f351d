import { css } from '@emotion/react';
import { registerStyles } from '../../../theme/style-registry';

/** Frame of an explanation, above the hits. */
export const whyStyle = css({
  margin: '12px 0 20px',
  padding: '4px 20px 20px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-block)',
  background: 'var(--surface-raised)',
  fontSize: 14,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  '& p': { margin: '6px 0' },
  '& p.head': { margin: '18px 0 6px', fontSize: 16, lineHeight: 1.4, fontWeight: 650 },

  '& dl': { margin: 0 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: '92px minmax(0, 1fr)',
    gap: 12,
    padding: '6px 0',
    borderTop: '1px solid var(--border)',
  },
  '& dl > div:first-of-type': { borderTop: 0 },
  '& dd': { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', margin: 0 },
  '& .word:not(.searched)': { color: 'var(--text-muted)' },
  '& ol': { margin: '10px 0 0', padding: '0 0 0 28px' },
  '& li': { padding: '6px 0', borderTop: '1px solid var(--border)' },
  '& summary': { cursor: 'pointer' },
  '& .points, & output, & table': { fontVariantNumeric: 'tabular-nums' },
  '& .points': { marginLeft: 8, color: 'var(--text-secondary)' },
  '& .moved': { marginLeft: 10, color: 'var(--tip)', fontWeight: 600 },
  '& .moved.down': { color: 'var(--warning)' },
  '& .table-scroll': { margin: '8px 0', background: 'var(--surface-page)' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 13 },
  '& th, & td': {
    minWidth: 72,
    padding: '6px 10px',
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'normal',
  },
  '& thead th': { background: 'var(--surface-sunken)', fontWeight: 620 },
  '& tbody tr > *': { borderTop: '1px solid var(--border)' },
  '& tbody th': { fontWeight: 600 },
  '& tr > :nth-child(2)': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& small': { display: 'block', color: 'var(--text-muted)', fontSize: 13 },
  '& .sliders': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
    gap: '6px 24px',
  },
  '& .sliders label': {
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 1fr) 24px',
    gap: 10,
    alignItems: 'center',
    minHeight: 28,
  },
  '& input[type=range]': { width: '100%', accentColor: 'var(--accent)' },
  '& output': { textAlign: 'right' },
  '& .tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  '& .tools label': { flex: '1 1 200px', minWidth: 0, color: 'var(--text-secondary)' },
  '& .tools select': { display: 'block', width: '100%' },
});

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/search/why/why-style.ts', [whyStyle]);
