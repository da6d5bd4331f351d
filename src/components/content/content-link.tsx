import type { AnchorHTMLAttributes } from 'react';
import { Link } from '../link';

/** A link in content; elements without an address (targets of old anchors) stay what they are. */
export function ContentLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return href === undefined ? <a {...rest} /> : <Link to={href} {...rest} />;
}
