import { matchPath } from '../protocol/operations';
import { undocumentedGroups } from '../protocol/schema/operation';
import { operations } from '../protocol/schema/operations';
import { ApiError, undescribedError } from './api-call';
import { shopCode } from './shop-calls';

/** A call that the API has, and the values in its path. */
export type OperationMatch = ReturnType<typeof findOperation>;

const root = '/api/v1/';

/**
 * The operation of a call. `suggest` as a tenant is read as the suggest call, as its path is the longer one.
 * @throws ApiError with 404 outside of the API, 405 for another method, and 501 for a call that no page describes
 */
export function findOperation(method: string, path: string) {
  if (!path.startsWith(root)) throw new ApiError(404, `There is nothing at ${path}.`);
  const matches = matchPath(operations, path);
  const match = matches.find(({ call }) => call.method === method);
  if (match) return match;
  if (matches.length > 0) {
    const methods = matches.map(({ call }) => call.method);
    throw new ApiError(405, `The method ${method} is not one of ${methods.join(', ')}.`, {
      Allow: [...methods, 'OPTIONS'].join(', '),
    });
  }
  const group = undocumentedGroups.find(({ path: start }) => path.startsWith(start));
  throw undescribedError(`The call ${method} ${path}${group ? ` of the group ${group.name}` : ''}`);
}

/** Search app whose documents have the categories: the app of the samples, or the app with the code of the configuration. */
export const searchCodeOf = (code: string) => (code === 'navigation' ? shopCode : code);
