/** First segment of a route, which all pages of a section share. */
export function sectionOf(route: string): string {
  return route.split('/').find((part) => part !== '') ?? '';
}
