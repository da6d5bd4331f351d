import { css } from '@emotion/react';
import { registerStyles } from '../../theme/style-registry';

export const searchView = css({
  maxWidth: 1240,
  minHeight: '70vh',
  margin: '0 auto',
  padding: '36px 40px 0',
  outline: 'none',
  '& h1': { fontSize: 30, lineHeight: 1.2, fontWeight: 680, letterSpacing: '-0.02em' },
  '& .columns': {
    display: 'grid',
    gridTemplateColumns: '260px minmax(0, 1fr)',
    gap: 48,
    alignItems: 'start',
    marginTop: 20,
  },
  '& aside': {
    position: 'sticky',
    top: 'calc(var(--navbar-height) + 20px)',
    maxHeight: 'calc(100vh - var(--navbar-height) - 40px)',
    // The first heading is beside the first hit.
    padding: '70px 4px 24px 2px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  '& .found': { maxWidth: 760 },
  '& .found:only-child': { gridColumn: '1 / -1' },
  'html:not([data-searching]) & .early': { display: 'none' },
  '& .ignored': { margin: '12px 0 0', color: 'var(--text-secondary)', overflowWrap: 'anywhere' },
  '& .loading': { margin: '48px 0', color: 'var(--text-secondary)' },
  '& .placeholders > div': { padding: '20px 0', borderBottom: '1px solid var(--border)' },
  '& .placeholders span': {
    display: 'block',
    width: '88%',
    height: 12,
    margin: '10px 0',
    borderRadius: 4,
    background: 'var(--surface-sunken)',
  },
  '& .placeholders span:first-of-type': { width: '42%', height: 18 },
  '& .placeholders span:last-of-type': { width: '67%' },
  '@media (max-width: 996px)': {
    padding: '24px 20px 0',
    '& h1': { fontSize: 24 },
    '& .columns': { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 12 },
  },
});

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/search/search-view-style.ts', [searchView]);
