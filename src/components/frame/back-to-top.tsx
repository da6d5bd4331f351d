import './back-to-top.css';
import { useEffect, useState } from 'react';
import { focusTitle } from '../../lib/browser/focus';
import { smoothScrollTo } from '../../lib/browser/smooth-scroll';
import { ChevronIcon } from '../icons';

/** Pixels that a reader has scrolled before the button shows. */
const MIN_SCROLL_PX = 1200;

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
      className="back-to-top icon-button"
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
