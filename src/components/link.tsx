import { Link as GatsbyLink, withPrefix } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/**
 * A link to anywhere: routes of the site navigate in the browser (with the path prefix added), anchors stay on the
 * page, files of the site and other sites load as usual. Other sites are marked and learn nothing of this one.
 */
export function Link({ to, className, children, ...rest }: LinkProps) {
  const ownPath = to.startsWith('/') && !to.startsWith('//');
  if (ownPath && !/\.\w{2,4}(?:[?#]|$)/.test(to)) {
    return (
      <GatsbyLink to={to} className={className} {...(rest as object)}>
        {children}
      </GatsbyLink>
    );
  }
  const external = /^(?:https?:)?\/\//.test(to);
  return (
    <a
      href={ownPath ? withPrefix(to) : to}
      className={[className, external && 'external'].filter(Boolean).join(' ') || undefined}
      rel={external ? 'noopener noreferrer' : undefined}
      {...rest}
    >
      {children}
    </a>
  );
}
