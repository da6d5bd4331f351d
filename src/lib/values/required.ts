/** Returns a node that the query of a page must find; throws with the name of the node if it is missing. */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined)
    throw new Error(`${what} is missing: the page was made without its data.`);
  return value;
}
