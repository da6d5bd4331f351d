import { css } from '@emotion/react';
import { SearchIcon } from '../../icons';
import { registerStyles } from '../../../theme/style-registry';

const opener = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: 'min(520px, 100%)',
  minHeight: 48,
  marginTop: 24,
  padding: '0 14px',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-block)',
  background: 'var(--surface-page)',
  color: 'var(--text-muted)',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'text',
  '&:hover': { borderColor: 'var(--text-muted)' },
  '& span': { flex: 1 },
  '&.compact': {
    minHeight: 40,
    marginTop: 0,
    padding: '0 10px',
    gap: 8,
    borderRadius: 'var(--radius-control)',
    fontSize: 14,
  },
  '& kbd': {
    padding: '0 6px',
    border: '1px solid var(--border)',
    borderRadius: 4,
    background: 'var(--surface-raised)',
    fontFamily: 'var(--font-mono)',
    fontSize: 12,
  },
  // Keys are of no use where there are none.
  '@media (hover: none)': { '& kbd': { display: 'none' } },
});

/** Looks like the search field and opens it: a page has one field, the one in the bar. @param name accessible name, where the label is too short for one */
export function SearchOpener({
  label,
  name,
  className = '',
}: {
  label: string;
  name?: string;
  className?: string;
}) {
  return (
    <button
      type="button"
      css={opener}
      className={`needs-js open-search ${className}`}
      aria-label={name}
    >
      <SearchIcon />
      <span>{label}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/search/box/search-opener.tsx', [opener]);
