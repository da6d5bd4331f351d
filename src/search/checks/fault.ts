/** Returns the faults of a value; each begins with its place in the sample, such as `result.products.total`. */
export type Check = (value: unknown, at: string) => string[];

/** A fault at a place; the place of the whole sample is empty. */
export function fault(at: string, message: string): string {
  return at === '' ? message : `${at}: ${message}`;
}

/** Place of a key below another place. */
export function inside(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}
