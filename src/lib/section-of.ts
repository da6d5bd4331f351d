/** First part of a route: pages of one section share it. */
export function sectionOf(route: string): string {
  return route.split('/').find((part) => part !== '') ?? '';
}
