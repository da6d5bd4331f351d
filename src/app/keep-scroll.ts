import { routes } from '../lib/routes';
import { routeOf } from '../lib/urls';

type Place = Pick<Location, 'pathname' | 'search'>;

/** Whether two addresses show the same page of the same query on `/search`, with other filters, order or page size. */
export function isSameResultsPage(from: Place | undefined, to: Place): boolean {
  if (!from || routeOf(from.pathname) !== routes.search || routeOf(to.pathname) !== routes.search)
    return false;
  const before = new URLSearchParams(from.search);
  const after = new URLSearchParams(to.search);
  return ['query', 'page'].every((name) => before.get(name) === after.get(name));
}
