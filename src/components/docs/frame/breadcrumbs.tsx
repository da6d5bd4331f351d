import './breadcrumbs.css';
import type { RouteLink } from '../../../lib/addresses/route-link';
import { Link } from '../../link';
import { routes } from '../../../lib/addresses/routes';

/** The groups around a page, the outermost first, then the page. */
export function Breadcrumbs({ trail, title }: { trail: readonly RouteLink[]; title: string }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="breadcrumbs">
        <li>
          <Link to={routes.docs}>Docs</Link>
        </li>
        {trail.map((crumb) => (
          <li key={crumb.path}>
            <Link to={crumb.path}>{crumb.title}</Link>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
