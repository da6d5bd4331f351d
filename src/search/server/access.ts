import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  localhostAllowedHostnames,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import { ApiError } from '../practice/api-call';

/** Search, suggest, and category trees, which pages of any origin read. */
const openPath = /^\/api\/v1\/(?:search|category)(?:\/|$)/;

/**
 * Checks that a request comes from where it may, and sets the headers that let a page read its response. Names in Host
 * and Origin are checked against a list, so no website reaches this machine through the browser of its user.
 * @param names host names beside those of this machine
 * @throws ApiError with 400 for a Host header that names no host, with 403 for one that is not allowed
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
  const named = validateHostHeader(host, allowed);
  if (!named.ok && named.errorCode !== 'invalid_host')
    throw new ApiError(400, 'The header Host names no host.');
  if (isOpen) return;
  if (!named.ok) throw forbidden('Host', host);
  if (!validateOriginHeader(origin, allowed).ok) throw forbidden('Origin', origin);
  if (origin !== undefined) response.setHeader('Access-Control-Allow-Origin', origin);
}

/** Whether a request comes from a page of this server. */
export function isSameOrigin({ headers: { host, origin } }: IncomingMessage): boolean {
  return origin !== undefined && origin === `http://${host}`;
}

function forbidden(header: string, value: string | undefined): ApiError {
  return new ApiError(
    403,
    `The header ${header} has ${JSON.stringify(value)}, which this server does not allow. Name the host in ALLOWED_HOSTS.`,
  );
}
