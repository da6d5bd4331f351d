import './post-pager.css';
import type { RouteLink } from '../../lib/addresses/route-link';
import { Link } from '../link';

/** Links to the newer and the older post, or page of the list. */
export function PostPager({
  name,
  newer,
  older,
}: {
  name: string;
  newer: RouteLink | null;
  older: RouteLink | null;
}) {
  if (!newer && !older) return null;
  return (
    <nav className="post-pager" aria-label={name}>
      {newer && (
        <Link to={newer.path} rel="prev">
          <span>Newer</span>
          {newer.title}
        </Link>
      )}
      {older && (
        <Link to={older.path} rel="next" className="older">
          <span>Older</span>
          {older.title}
        </Link>
      )}
    </nav>
  );
}
