import { site } from '../../site';
import { Link } from '../link';
import { ConsoleLink } from './console-link';
import { navbarLinks } from '../../lib/addresses/routes';

/** First segment of a route, which all pages of a section share. */
const sectionOf = (route: string) => route.split('/').find(Boolean);

/** Entries of the main navigation. The entry of the current section has `aria-current`. */
export function NavbarItems({ route, className }: { route: string; className: string }) {
  return (
    <>
      {navbarLinks.map(({ label, to }) => (
        <Link
          key={to}
          to={to}
          className={className}
          aria-current={sectionOf(route) === sectionOf(to) ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
      <ConsoleLink className={className} />
      {site.repositoryUrl && (
        <Link to={site.repositoryUrl} className={className}>
          Repository
        </Link>
      )}
    </>
  );
}
