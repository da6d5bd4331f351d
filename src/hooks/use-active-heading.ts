import { useEffect, useState } from 'react';

/** Pixels from the top of the window to the reading line: the sticky bar, and some space. */
const READING_LINE = 100;

/**
 * Id of the active heading: the last one above the reading line, or the last of the page at its end. Undefined above the
 * first heading.
 */
export function useActiveHeading(headings: readonly { id: string }[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const atEnd =
        window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      let lastAbove: string | undefined;
      for (const { id } of headings) {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        if (top === undefined) continue;
        if (top <= READING_LINE || (atEnd && window.scrollY > 0 && top < window.innerHeight))
          lastAbove = id;
      }
      setActive(lastAbove);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [headings]);
  return active;
}
