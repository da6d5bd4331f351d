import './pager.css';
import type { RouteLink } from '../../../lib/addresses/route-link';
import { Link } from '../../link';

interface PagerProps {
  name?: string;
  /** Words before the titles. */
  labels?: readonly [previous: string, next: string];
  previous: RouteLink | null;
  next: RouteLink | null;
}

/** Links to the pages before and after: by default, in the reading order of the documentation. */
export function Pager({
  name = 'Docs pages',
  labels = ['Previous', 'Next'],
  previous,
  next,
}: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={name}>
      {previous && (
        <Link to={previous.path} rel="prev">
          <span>{labels[0]}</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" className="next">
          <span>{labels[1]}</span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
