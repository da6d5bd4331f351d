import type { AnchorHTMLAttributes } from 'react';
import { siteHref } from '../lib/addresses/urls';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/**
 * A link to anywhere, as the plain element: `app/navigation/link-navigation` goes to routes of the site in the browser. Addresses
 * of the site get the path prefix. Other sites are marked and learn nothing of this one.
 */
export function Link({ to, className, children, ...rest }: LinkProps) {
  const external = /^(?:https?:)?\/\//.test(to);
  return (
    <a
      href={siteHref(to)}
      className={[className, external && 'external'].filter(Boolean).join(' ') || undefined}
      rel={external ? 'noopener noreferrer' : undefined}
      {...rest}
    >
      {children}
    </a>
  );
}
