/** One more page of a list. `search` sends a query string and returns the result set. */
export async function loadMore(search, query, { page, hits }) {
  const result = await search(`${query}&page=${page + 1}&ctrl=facetDisabled`);
  // a document that was fed meanwhile may push another one to the next page
  const shown = new Set(hits.map(({ id }) => id));
  const added = result.documents.filter(({ id }) => !shown.has(id));
  return {
    page: page + 1,
    hits: [...hits, ...added],
    isComplete: page + 1 >= result.paging.pageCount,
  };
}

/** The list of a reader who comes back: as many pages as the address says, in one request. */
export async function restore(search, query, page, rows = 10) {
  const result = await search(`${query}&rows=${page * rows}`);
  return { page, hits: result.documents, isComplete: result.documents.length >= result.total };
}
