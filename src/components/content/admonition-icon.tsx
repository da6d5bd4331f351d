import type { AdmonitionType } from '../../lib/content-tree';

const paths: Record<AdmonitionType, string> = {
  note: 'M5 3.5h7l3 3v10H5zM8 8.5h4M8 11.5h4',
  tip: 'M7.5 15h5M8.5 17.5h3M7 12.5c-1.2-1-2-2.3-2-4a5 5 0 0 1 10 0c0 1.7-.8 3-2 4z',
  info: 'M10 9v5M10 6.2v.1M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15z',
  warning: 'M10 8v4M10 14.5v.1M10 3 2.5 16.5h15z',
  danger: 'M10 6v5M10 13.8v.1M7 2.5h6L17.5 7v6L13 17.5H7L2.5 13V7z',
};

/** Sign of an admonition's kind, drawn in its color. */
export function AdmonitionIcon({ type }: { type: AdmonitionType }) {
  return (
    <svg width="18" height="18" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" focusable="false">
      <path d={paths[type]} />
    </svg>
  );
}
