import { matchesMedia } from './media-query';

/** Share of the remaining distance that each frame of the fallback covers. */
const STEP = 0.85;

/**
 * Scrolls the window to a position in pixels, smoothly if the reader allows motion; browsers without smooth scrolling run
 * a fallback. Returns a function that stops the fallback.
 */
export function smoothScrollTo(top: number): () => void {
  if (matchesMedia('(prefers-reduced-motion: reduce)')) {
    window.scrollTo(0, top);
    return () => undefined;
  }
  if ('scrollBehavior' in document.documentElement.style) {
    window.scrollTo({ top, behavior: 'smooth' });
    return () => undefined;
  }
  let frame = 0;
  const step = () => {
    const remaining = top - window.scrollY;
    if (Math.abs(remaining) < 1) return;
    const next = window.scrollY + remaining * STEP;
    window.scrollTo(0, Math.abs(top - next) < 1 ? top : next);
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
