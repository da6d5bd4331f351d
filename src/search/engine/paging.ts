import type { Paging, SearchRequest } from '../protocol/types';
import { RequestError } from '../protocol/request-error';

/** The range of hits for a request. */
export interface Slice {
  start: number;
  rows: number;
  page: number;
  /** Token paging. */
  byToken: boolean;
}

const INIT = 'init';
const tokenPattern = /^after-(\d{1,9})$/;

/**
 * @param defaultRows rows of a request without `rows`
 * @throws RequestError for an invalid token
 */
export function sliceOf(
  { page = 1, rows, nextPageToken }: SearchRequest,
  defaultRows: number,
): Slice {
  const size = Math.max(0, rows ?? defaultRows);
  if (nextPageToken === undefined) {
    const number = Math.max(1, page);
    return { start: (number - 1) * size, rows: size, page: number, byToken: false };
  }
  const start = nextPageToken === INIT ? 0 : Number(tokenPattern.exec(nextPageToken)?.[1] ?? NaN);
  if (Number.isNaN(start))
    throw new RequestError(
      'nextPageToken',
      `Parameter "nextPageToken" must be "init" or the last response's token.`,
    );
  return { start, rows: size, page: 1, byToken: true };
}

/** Paging of a response; undefined for `rows=0`. */
export function pagingOf({ start, rows, page, byToken }: Slice, total: number): Paging | undefined {
  if (rows === 0) return undefined;
  const pageCount = Math.ceil(total / rows);
  if (byToken) {
    const next = start + rows;
    return { pageCount, rows, ...(next < total && { nextPage: { token: `after-${next}` } }) };
  }
  const pageOf = (number: number) => ({ number, currentPage: number === page });
  return {
    currentPage: page,
    pageCount,
    rows,
    firstPage: pageOf(1),
    lastPage: pageOf(pageCount),
    nextPage: pageOf(Math.min(pageCount, page + 1)),
    previousPage: pageOf(Math.max(1, page - 1)),
  };
}
