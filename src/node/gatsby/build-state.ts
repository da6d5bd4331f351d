/**
 * The values that one hook of Gatsby leaves to a later one in the same process. Caches, which any caller may fill, are
 * elsewhere.
 */
export interface BuildState {
  /** From onPreInit to createPages: settles when the workers have parsed all pages ahead. */
  parsing: Promise<void>;
  /** From createPages to onPostBuild: settles when the workers have written the copies of pages that changed. */
  copies: Promise<unknown>;
  /** From createPages to onPostBuild: settles when the search data are written. */
  searchData: Promise<void>;
  /** From createPages to the server of `gatsby develop`: writes the search data, which the next search needs. */
  writeSearchData: () => Promise<void>;
  /** From createPages to onPostBuild: old addresses and where they lead. */
  redirects: readonly { from: string; to: string }[];
}

/** A promise whose failure a later hook reports. Without a handler, Node would end the build before that. */
export function inBackground<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined);
  return work;
}

export const buildState: BuildState = {
  parsing: Promise.resolve(),
  copies: Promise.resolve(),
  searchData: Promise.resolve(),
  writeSearchData: () => Promise.resolve(),
  redirects: [],
};
