/** Text of the parameter `query` of a query string; empty when there is none. */
export function queryOf(search: string): string {
  return new URLSearchParams(search).get('query') ?? '';
}
