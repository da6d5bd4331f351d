/** A node that a page's query must find; the page would not exist without it. Names what is missing if it is not there. */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined)
    throw new Error(`${what} is missing: the page was made without its data.`);
  return value;
}
