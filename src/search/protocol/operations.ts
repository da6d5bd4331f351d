import { decodeText } from '../../lib/text/encode-text';

/**
 * Token in the header `X-QSC-Token`: `none` if the protocol says that the call works without one, `not stated` if the
 * protocol does not say.
 */
export type Token = NamedToken | 'none' | 'not stated';
export type NamedToken = 'admin token' | 'feeding token' | 'API token';

/** A call of the API without its schemas, so that browsers may load it. */
export interface OperationCall {
  /** Name in addresses and programs. */
  id: string;
  group: OperationGroup;
  method: 'GET' | 'POST' | 'PUT';
  /** Path with its parameters in braces. */
  path: string;
  token: Token;
}

const table = {
  'search-get': ['search', 'GET', '/search/{tenant}/{index}', 'none'],
  'search-post': ['search', 'POST', '/search/{tenant}/{index}', 'none'],
  suggest: ['suggest', 'GET', '/search/suggest/{tenant}/{index}', 'none'],
  'schema-put': ['schema', 'PUT', '/searchapp/schema/{tenant}/{code}', 'admin token'],
  bulk: ['bulk', 'POST', '/data/bulk/{feedingType}/{tenant}/{code}', 'feeding token'],
  'full-feed-start': ['full-feed', 'POST', '/data/fullfeed/start/{tenant}/{code}', 'feeding token'],
  'full-feed-end': ['full-feed', 'POST', '/data/fullfeed/end/{tenant}/{code}', 'feeding token'],
  'full-feed-cancel': [
    'full-feed',
    'POST',
    '/data/fullfeed/cancel/{tenant}/{code}',
    'feeding token',
  ],
  'list-export': ['lists', 'GET', '/admin/list/export/{tenant}/{code}', 'API token'],
  'category-get': ['categories', 'GET', '/category/{tenant}/{code}', 'not stated'],
  'category-post': ['categories', 'POST', '/category/{tenant}/{code}', 'not stated'],
  'category-merge': [
    'categories',
    'POST',
    '/admin/category/merge/facet/{tenant}/{code}',
    'API token',
  ],
  'short-url': ['short-urls', 'GET', '/short-url/{tenant}/{code}/{shortUrl}', 'not stated'],
  mapper: ['api-mapper', 'POST', '/api-mapper/map/{tenant}/{code}', 'not stated'],
  'monitoring-check': ['monitoring', 'GET', '/monitoring/check/{tenant}/{code}', 'not stated'],
  'monitoring-details': ['monitoring', 'GET', '/monitoring/details/{tenant}/{code}', 'not stated'],
} as const satisfies Record<
  string,
  readonly [group: string, OperationCall['method'], string, Token]
>;
type OperationId = keyof typeof table;
export type OperationGroup = (typeof table)[OperationId][0];

export function operationCall(id: OperationId): OperationCall {
  const [group, method, path, token] = table[id];
  return { id, group, method, path: `/api/v1${path}`, token };
}

/** The token that a call needs, if the protocol states it. */
export const neededToken = ({ token }: Pick<OperationCall, 'token'>): NamedToken | undefined =>
  token === 'none' || token === 'not stated' ? undefined : token;

/** The words that follow the beginning of a path. They are no values of a parameter there. */
export const wordsAfter = (paths: readonly string[], start: string) =>
  paths.flatMap(
    (path) => /^[^/{]+/.exec(path.startsWith(start) ? path.slice(start.length) : '') ?? [],
  );

/** The calls with a matching path, each with the values of its parameters. The last parameter of a short URL or file matches the rest. */
export function matchPath<Call extends { path: string }>(calls: readonly Call[], path: string) {
  const segments = path.split('/').map(decodeText);
  const paths = calls.map(({ path }) => path);
  return calls.flatMap((call) => {
    const parts = call.path.split('/');
    const values: Record<string, string> = {};
    const takesRest = /\{(?:shortUrl|file)\}$/.test(call.path);
    const isMatch = parts.every((part, index) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      const value =
        (takesRest && index === parts.length - 1
          ? segments.slice(index).join('/')
          : segments[index]) ?? '';
      if (name === undefined) return part === value;
      values[name] = value;
      const words = wordsAfter(paths, call.path.split(part, 1).join());
      return value !== '' && !words.includes(value);
    });
    return isMatch && (takesRest || parts.length === segments.length) ? [{ call, values }] : [];
  });
}
