import { css } from '@emotion/react';
import { registerStyles } from '../../theme/style-registry';

/** The drawer, which a script opens. */
export const menu = css({
  position: 'fixed',
  inset: '0 auto 0 0',
  width: 'min(360px, 88vw)',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  boxShadow: '0 0 40px rgb(0 0 0 / 30%)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& .menu-head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 60,
    padding: '0 12px 0 20px',
    borderBottom: '1px solid var(--border)',
  },
  '& .menu-body': { padding: '12px 12px 32px' },
  '& .menu-link': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 10px',
    borderRadius: 'var(--radius-control)',
    color: 'var(--text-primary)',
    fontSize: 16,
    textDecoration: 'none',
  },
  '& .menu-link[aria-current]': { color: 'var(--accent)', fontWeight: 600 },
  '& .panel-button': {
    border: 0,
    background: 'none',
    padding: '8px 10px',
    color: 'var(--accent)',
    fontSize: 14,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& .docs-sidebar a, & .docs-sidebar button': { minHeight: 40 },
});

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/navbar/mobile-menu-style.ts', [menu]);
