import { css } from '@emotion/react';

/** Frame of an explanation, above the hits; what is in it looks as in content. */
export const whyStyle = css({
  margin: '12px 0 20px',
  padding: 20,
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-block)',
  fontSize: 14,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  '& [role=status]': { color: 'var(--text-secondary)' },
  '& dl, & .tools': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' },
  '& dt': { flex: '1 0 92px' },
  '& dd': { flex: '1 1 calc(100% - 140px)' },
  '& td, & output': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .moved': { color: 'var(--tip)', fontWeight: 600 },
  '& .moved.down': { color: 'var(--warning)' },
  '& small': { display: 'block', color: 'var(--text-muted)', fontSize: 13 },
  '& .slider': {
    display: 'grid',
    gridTemplateColumns: '84px minmax(0, 1fr) 24px',
    gap: 10,
    alignItems: 'center',
    maxWidth: 480,
    minHeight: 28,
  },
  '& input': { width: '100%', accentColor: 'var(--accent)' },
  '& select': { display: 'block', width: '100%', margin: '4px 0 12px' },
});
