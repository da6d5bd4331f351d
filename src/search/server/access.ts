import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  localhostAllowedHostnames,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import { ApiError } from '../practice/api-call';

/** The host in the address of a server. @param listening address that it listens on; of this machine if it is none or all */
export function hostIn(listening = ''): string {
  if (['', '0.0.0.0', '::'].includes(listening)) return 'localhost';
  return listening.includes(':') ? `[${listening}]` : listening;
}

/** Search, suggest, and category trees, which pages of any origin may call. */
const openPath = /^\/api\/v1\/(?:search|category)(?:\/|$)/;

/**
 * Checks the origin of a request and sets CORS headers. Host and Origin must be on a list, so that no website reaches this
 * machine through the browser of its user.
 * @param names of hosts in addition to the names of this machine
 * @throws ApiError with 400 for an invalid Host header, with 403 for one that is not allowed
 */
export function checkAccess(
  { headers }: IncomingMessage,
  response: ServerResponse,
  path: string,
  names: readonly string[],
): void {
  const { host, origin } = headers;
  const isOpen = openPath.test(path);
  response.setHeader('Vary', 'Origin');
  if (isOpen) response.setHeader('Access-Control-Allow-Origin', '*');
  const allowed = [...localhostAllowedHostnames(), ...names];
  const hostCheck = validateHostHeader(host, allowed);
  if (!hostCheck.ok && hostCheck.errorCode !== 'invalid_host')
    throw new ApiError(400, 'The header Host names no host.');
  if (isOpen) return;
  if (!hostCheck.ok) throw forbiddenError('Host', host);
  if (!validateOriginHeader(origin, allowed).ok) throw forbiddenError('Origin', origin);
  if (origin !== undefined) response.setHeader('Access-Control-Allow-Origin', origin);
}

function forbiddenError(header: string, value: string | undefined): ApiError {
  return new ApiError(
    403,
    `The header ${header} has ${JSON.stringify(value)}, which this server does not allow. Name the host in ALLOWED_HOSTS.`,
  );
}
