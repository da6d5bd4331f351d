import { css } from '@emotion/react';
import { registerStyles } from '../theme/style-registry';

const skipLink = css({
  position: 'absolute',
  left: 16,
  top: '-80px',
  zIndex: 100,
  padding: '8px 14px',
  borderRadius: 'var(--radius-control)',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  '&:focus': { top: 8, color: 'var(--on-accent)' },
});

/** First thing that the keyboard reaches: moves focus to the page's `main`. */
export function SkipLink() {
  return (
    <a css={skipLink} href="#main">
      Skip to main content
    </a>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/skip-link.tsx', [skipLink]);
