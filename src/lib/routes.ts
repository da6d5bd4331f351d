import { withPrefix } from 'gatsby';
import { absoluteUrl } from './absolute-url';

/** Path prefix of the build, with a slash at its start only; empty without one. */
function pathPrefix(): string {
  return withPrefix('/').replace(/\/$/, '');
}

/** Full URL of a route or file of this site, in pages. */
export function fullUrl(route: string): string {
  return absoluteUrl(route, pathPrefix());
}

/** Route of a location's path: without the path prefix and without a slash at the end. */
export function routeOf(pathname: string): string {
  const prefix = pathPrefix();
  const path =
    prefix && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  const route = path.length > 1 ? path.replace(/\/+$/, '') : '/';
  try {
    return decodeURIComponent(route);
  } catch {
    return route;
  }
}
