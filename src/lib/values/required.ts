/** Returns a node that the query of a page must find; throws if it is missing. */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined)
    throw new Error(`${name} is missing: the page was made without its data.`);
  return value;
}
