/** A call of the API, independent of its transport. */
export interface ApiRequest {
  method: string;
  /** Path, percent-encoded as it was sent. */
  path: string;
  /** Query string without its question mark. */
  query: string;
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Text of the body; absent if none was sent. */
  body?: string;
  /** Origin for the response's echo of the request, such as `https://{host}`. */
  origin: string;
}

/** A call without its transport, as pages offer it. */
export type SentCall = Pick<ApiRequest, 'method' | 'path' | 'query' | 'body'>;

export interface ApiResponse {
  status: number;
  /** Headers in addition to those of JSON. */
  headers: Readonly<Record<string, string>>;
  /** Value that is sent as JSON. */
  body: unknown;
}

/** An error response: its status and its message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly statusCode: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Error of an undocumented call. @param what subject of the message, such as the name of the call */
export function undescribedError(what: string): ApiError {
  return new ApiError(
    501,
    `${what} is not supported by the practice tenant: the API reference does not describe it.`,
  );
}

/** Error of a documented call that the practice tenant does not support. @param lack continues 'The practice tenant' */
export function missingPart(lack: string, at = ''): ApiError {
  return new ApiError(501, `${at}${at === '' ? 'The' : 'the'} practice tenant ${lack}.`);
}
