import './back-to-top.css';
import { useEffect, useState } from 'react';
import { focusTitle } from '../../lib/browser/focus';
import { smoothScrollTo } from '../../lib/browser/smooth-scroll';
import { ChevronIcon } from '../icons';

/** Scroll position, in pixels, from which the button is visible. */
const MIN_SCROLL_PX = 1200;

/** A button that scrolls to the top of a long page. */
export function BackToTop() {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const onScroll = () => setVisible(window.scrollY > MIN_SCROLL_PX);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  if (!isVisible) return null;
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
