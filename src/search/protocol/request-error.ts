/** A request that violates the protocol. `parameter` names the query parameter. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  constructor(
    readonly parameter: string,
    message: string,
    readonly statusCode = 400,
  ) {
    super(message);
  }
}
