/** A call of the API, whatever carries it. */
export interface ApiRequest {
  method: string;
  /** Path, percent-encoded as it was sent. */
  path: string;
  /** Query string without its question mark. */
  query: string;
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Text of the body; absent where none was sent. */
  body?: string;
  /** Origin for the response's echo of the request, such as `https://{host}`. */
  origin: string;
}

export interface ApiResponse {
  status: number;
  /** Headers beside those of JSON. */
  headers: Readonly<Record<string, string>>;
  /** Value that is sent as JSON. */
  body: unknown;
}

/** A call that gets an error: the status and, in words, why. */
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

/** Error of a call that no page describes. @param what its name, as the subject of a sentence */
export function undescribed(what: string): ApiError {
  return new ApiError(
    501,
    `${what} is not supported by the practice tenant: the API reference does not describe it.`,
  );
}

/** Error of a described call that the practice tenant has no part for. @param lack continues 'The practice tenant' */
export function missingPart(lack: string, at = ''): ApiError {
  return new ApiError(501, `${at}${at === '' ? 'The' : 'the'} practice tenant ${lack}.`);
}
