/** A page as lists name it. */
export interface RouteLink {
  title: string;
  path: string;
}
