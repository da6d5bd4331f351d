import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { focusTitle } from '../lib/browser/focus';
import { smoothScrollTo } from '../lib/browser/smooth-scroll';
import { ChevronIcon } from './icons';
import { registerStyles } from '../theme/style-registry';

/** Pixels that a reader has scrolled before the button shows. */
const MIN_SCROLL_PX = 1200;

const button = css({
  position: 'fixed',
  right: 20,
  bottom: 20,
  zIndex: 10,
  border: '1px solid var(--border)',
  borderRadius: '50%',
  background: 'var(--surface-raised)',
  boxShadow: '0 2px 10px rgb(0 0 0 / 15%)',
  '& svg': { transform: 'rotate(-90deg)' },
});

/** On long pages: the way back to the start. */
export function BackToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const onScroll = () => setShown(window.scrollY > MIN_SCROLL_PX);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  if (!shown) return null;
  return (
    <button
      type="button"
      css={button}
      className="icon-button back-to-top"
      aria-label="Back to top"
      onClick={() => {
        focusTitle({ preventScroll: true });
        smoothScrollTo(0);
      }}
    >
      <ChevronIcon />
    </button>
  );
}

if (process.env.BUILD_STAGE === 'build-html')
  registerStyles('components/back-to-top.tsx', [button]);
