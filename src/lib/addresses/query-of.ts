/** Text of the parameter `query` of a query string, or of `q`, which other sites use; empty when there is none. */
export function queryOf(search: string): string {
  const parameters = new URLSearchParams(search);
  return parameters.get('query') ?? parameters.get('q') ?? '';
}
