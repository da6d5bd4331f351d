import { css } from '@emotion/react';
import { media } from '../../../theme/media';
import { registerStyles } from '../../../theme/style-registry';

/** What hangs below the field, in wide windows and in narrow ones. */
export const below = {
  position: 'absolute',
  zIndex: 30,
  top: 'calc(100% + 6px)',
  right: 0,
  width: 'max(100%, min(560px, 100vw - 40px))',
  overflow: 'hidden',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-block)',
  background: 'var(--surface-page)',
  boxShadow: '0 12px 32px rgb(0 0 0 / 16%)',
  fontSize: 14,
  lineHeight: 1.45,
} as const;
export const belowNarrow = { left: 20, right: 20, width: 'auto' };

/** The field in the navbar: beside the links in wide windows, over the page while it has focus in narrow ones. */
export const searchBox = css({
  position: 'absolute',
  top: 'calc((var(--navbar-height) - 36px) / 2)',
  right: 'calc(max(40px, (100% - 1440px) / 2 + 40px) + 88px)',
  width: 'clamp(220px, 26vw, 380px)',
  margin: 0,
  '& input': {
    width: '100%',
    padding: '0 34px 0 36px',
    textOverflow: 'ellipsis',
  },
  '& input::placeholder': { color: 'var(--text-muted)', opacity: 1 },
  '& .submit': {
    position: 'absolute',
    left: 2,
    top: 2,
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: 'var(--text-muted)',
    cursor: 'pointer',
  },
  '& .submit:hover': { color: 'var(--text-primary)' },
  '& kbd': {
    padding: '0 5px',
    border: '1px solid var(--border)',
    borderRadius: 4,
    background: 'var(--surface-raised)',
    color: 'var(--text-muted)',
    fontFamily: 'var(--font-mono)',
    fontSize: 12,
    lineHeight: '18px',
  },
  '& .hint': { position: 'absolute', right: 9, top: 8, pointerEvents: 'none' },
  '& input:focus ~ .hint, & input:not(:placeholder-shown) ~ .hint': { display: 'none' },
  '& > p': { margin: 0 },
  '& > p:not(:empty)': { ...below, padding: '10px 14px', color: 'var(--text-secondary)' },
  '@media print': { display: 'none' },
  [media.mobile]: {
    position: 'relative',
    top: 0,
    right: 0,
    width: 'auto',
    padding: '6px 20px',
    borderBottom: '1px solid var(--border)',
    background: 'var(--surface-page)',
    '& input': { height: 44, fontSize: 16 },
    '& .submit': { left: 22, top: 8, height: 40 },
    // The button in the bar opens it, and no other way leads into it. On the search page it stays, and so it does without scripts.
    '.js &:not(.stays)': { position: 'fixed', zIndex: 30, left: 0 },
    '.js &:not(.stays, [data-shown])': { visibility: 'hidden' },
    '.js &:not(.stays)::before': {
      content: '""',
      position: 'fixed',
      inset: '57px 0 0',
      background: 'rgb(0 0 0 / 45%)',
    },
    '& .hint': { display: 'none' },
    '& > p:not(:empty)': belowNarrow,
  },
});

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/search/box/search-box-style.ts', [searchBox]);
