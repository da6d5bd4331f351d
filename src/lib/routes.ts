import { withPrefix } from 'gatsby';

/** Route of a location's path: without the path prefix and without a slash at the end. */
export function routeOf(pathname: string): string {
  const prefix = withPrefix('/').replace(/\/$/, '');
  const path =
    prefix && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  const route = path.length > 1 ? path.replace(/\/+$/, '') : '/';
  try {
    return decodeURIComponent(route);
  } catch {
    return route;
  }
}
