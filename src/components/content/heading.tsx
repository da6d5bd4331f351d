import type { ReactNode } from 'react';
import { copyText } from '../../lib/copy-text';

type Level = '1' | '2' | '3' | '4' | '5' | '6';

/** A heading with a link to itself, which shows on hover and focus and is copied when it is followed. */
export function Heading({ id, level, children, className }: { id: string; level: Level; children: ReactNode; className?: string }) {
  // The page's title is the only h1.
  const Element = `h${Math.max(Number(level), 2)}` as 'h2';
  return (
    <Element id={id} className={className}>
      {children}
      <a
        className="heading-link"
        href={`#${id}`}
        aria-label="Link to this section"
        onClick={(event) => {
          // A convenience: where the clipboard is closed, the address bar has the link.
          copyText(event.currentTarget.href).catch(() => undefined);
        }}
      >
        #
      </a>
    </Element>
  );
}
