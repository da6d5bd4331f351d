/** Paths that a careless redirect turns into the address of another host: browsers read `\` as `/` and skip tabs. */
export const hostilePaths: readonly string[] = [
  String.raw`//evil.test/ ///evil.test/ /%2fevil.test/ /%2f%2fevil.test/ /..//evil.test/`,
  String.raw`/\evil.test/ /\\evil.test// /\/evil.test/ // /\ /%5c`,
  '/%5Cevil.test/ /%5cevil.test// /%5c%5cevil.test/ /%5C/evil.test/ /%2f%5cevil.test/',
  '/%09/evil.test/ /%0a/evil.test/ /%0d%0aLocation:%20//evil.test/ /%0d/evil.test/',
  '/%00/evil.test/ /%1f/evil.test/ /%7f/evil.test/ /docs/%09//evil.test/',
  '/./%5cevil.test/ /docs/..%5c..%5cevil.test/ /docs/../%5cevil.test/',
].flatMap((paths) => paths.split(' '));

interface Redirectable {
  status: number;
  headers: { location?: string | undefined };
}

/**
 * Follows redirects as a browser does.
 * @param get makes a request to a path of the host, as it is written
 * @returns the address at the end: of the response, or of another host
 */
export async function browserEnd(
  origin: string,
  path: string,
  get: (path: string) => Promise<Redirectable>,
): Promise<URL> {
  let address = new URL(origin);
  let next = path;
  for (let redirects = 0; redirects < 5; redirects += 1) {
    const { location } = (await get(next)).headers;
    if (location === undefined) return address;
    address = new URL(location, address);
    if (address.origin !== origin) return address;
    next = address.pathname + address.search;
  }
  throw new Error(`${path} redirects without an end.`);
}
