import { Children, isValidElement, type ReactNode } from 'react';
import type { AdmonitionType } from '../../lib/content-tree';
import { AdmonitionIcon } from './admonition-icon';

const names: Record<AdmonitionType, string> = { note: 'Note', tip: 'Tip', info: 'Info', warning: 'Warning', danger: 'Danger' };

/** Title of an admonition; `Admonition` sets it in place. */
export function AdmonitionTitle({ children }: { children: ReactNode }) {
  return <>{children}</>;
}

/** A note beside the text. The word in its title tells the kind, not the color alone. */
export function Admonition({ type, title, children }: { type: AdmonitionType; title?: string; children?: ReactNode }) {
  const parts = Children.toArray(children);
  const own = parts.find((part) => isValidElement(part) && part.type === AdmonitionTitle);
  const shown = own ?? title;
  return (
    <aside className={`admonition admonition-${type}`} aria-label={names[type]}>
      <p className="admonition-title">
        <AdmonitionIcon type={type} />
        <span>
          {shown ? (
            <>
              <span className="visually-hidden">{names[type]}: </span>
              {shown}
            </>
          ) : (
            names[type]
          )}
        </span>
      </p>
      {parts.filter((part) => part !== own)}
    </aside>
  );
}
