const collator = new Intl.Collator('en', { numeric: true });

/** Order of two values of a field: numbers by size, everything else as text. */
export function compareValues(left: unknown, right: unknown): number {
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : collator.compare(String(left), String(right));
}
