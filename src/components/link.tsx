import type { AnchorHTMLAttributes } from 'react';
import { siteHref } from '../lib/addresses/urls';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/**
 * A link as a plain element: `app/navigation/link-navigation` navigates to pages of the site. Addresses of the site get the
 * path prefix. Links to other sites are marked and send no referrer.
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
