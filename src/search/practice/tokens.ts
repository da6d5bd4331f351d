import { matchPath, neededToken, type NamedToken } from '../protocol/operations';
import type { Operation } from '../protocol/schema/operation';
import { operations } from '../protocol/schema/operations';
import { ApiError, type ApiRequest } from './api-call';

/** Tokens of a practice tenant. They are public, so that clients can be tested. */
export const practiceTokens = {
  /** WRITE on the tenant, for the schema. */
  admin: 'practice-admin',
  /** WRITE on the tenant, for documents. */
  feeding: 'practice-feeding',
  /** Valid, without a permission on the tenant. */
  other: 'practice-other',
};
export type TenantTokens = typeof practiceTokens;

/** Headers that a client sends with a call: the token that it needs, and the type of the body. */
export function clientHeaders(
  { path, body }: Pick<ApiRequest, 'path' | 'body'>,
  tokens = practiceTokens,
): Record<string, string> {
  const [match] = matchPath(operations, path);
  const needed = match && neededToken(match.call);
  return {
    ...(needed && { 'x-qsc-token': tokenFor(needed, tokens) }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
}

const tokenFor = (needed: NamedToken, { admin, feeding }: TenantTokens) =>
  needed === 'admin token' ? admin : feeding;

/** @throws ApiError with 401 for a token that is missing or unknown, with 403 for one of another kind */
export function checkToken(
  operation: Pick<Operation, 'token'>,
  sent: string | undefined,
  tokens: TenantTokens,
): void {
  const needed = neededToken(operation);
  if (needed === undefined) return;
  if (sent === undefined || sent === '')
    throw new ApiError(401, `The header X-QSC-Token is missing. The call needs the ${needed}.`);
  if (!Object.values(tokens).includes(sent))
    throw new ApiError(401, 'The token in X-QSC-Token does not belong to this tenant.');
  if (sent !== tokenFor(needed, tokens))
    throw new ApiError(
      403,
      `The token in X-QSC-Token has no permission for this call, which needs the ${needed}.`,
    );
}
