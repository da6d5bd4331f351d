import './pager.css';
import type { RouteLink } from '../../../lib/addresses/route-link';
import { Link } from '../../link';

/** Links to the page before and after in reading order. */
export function Pager({ previous, next }: { previous: RouteLink | null; next: RouteLink | null }) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label="Docs pages">
      {previous && (
        <Link to={previous.path} rel="prev">
          <span>Previous</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={next.path} rel="next" className="next">
          <span>Next</span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
