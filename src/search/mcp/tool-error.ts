/** An error of a call; the message has the reason and a remedy. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
