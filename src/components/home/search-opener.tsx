import { css } from '@emotion/react';
import { SearchIcon } from '../icons';
import { registerStyles } from '../../theme/style-registry';

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
  '& kbd': {
    padding: '0 6px',
    border: '1px solid var(--border)',
    borderRadius: 4,
    background: 'var(--surface-raised)',
    fontFamily: 'var(--font-mono)',
    fontSize: 12,
  },
});

/** Looks like the search field and leads to it: a page has one field, the one in the bar. */
export function SearchOpener() {
  return (
    <button
      type="button"
      css={opener}
      className="needs-js"
      onClick={() => document.querySelector<HTMLElement>('[role=combobox]')?.focus()}
    >
      <SearchIcon />
      <span>What do you want to do?</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/home/search-opener.tsx', [opener]);
