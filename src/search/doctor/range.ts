const number = String.raw`-?\d+(?:\.\d+)?|min|max`;
const day = String.raw`\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-][\d:]+)?)?|NOW`;

/** Two bounds with any character between them. A side with `*` or without a bound is open. */
const rangeOf = (bound: string) =>
  new RegExp(
    String.raw`^([[{]?)(${bound}|\*|)\s*(?:,|-|\u2013|\.{2,3}|[:;/|_]|to)\s*(${bound}|\*|)([\]}]?)$`,
    'i',
  );

/** Writes a comma between the bounds of a range, and the word for an open side. Another value stays. */
export function correctRange(name: string, value: string): string {
  const isDate = /\.date/.test(name);
  const [, start, from, to, end] = rangeOf(isDate ? day : number).exec(value.trim()) ?? [];
  if (!from && !to) return value;
  const sides = [from, to].map((side, at) => {
    const open = isDate ? '*' : at === 0 ? 'min' : 'max';
    return !side || side === '*' ? open : side;
  });
  return `${start}${sides.join(',')}${end}`;
}

/**
 * The range in place of a filter with an operator for one bound, such as `gte`. It keeps the other bound of a range that
 * is there already.
 * @param find returns the value of a parameter
 */
export function boundAsRange(
  name: string,
  value: string,
  find: (name: string) => string | undefined,
): [string, string] | undefined {
  const [, stem, operator = ''] = /^(f\.[^.]+)\.(gte?|min|from|lte?|max|to)$/i.exec(name) ?? [];
  const isDate = new RegExp(`^(?:${day})$`, 'i').test(value);
  if (!stem || (!isDate && Number.isNaN(Number(value || NaN)))) return undefined;
  const range = `${stem}.${isDate ? 'daterange' : 'range'}`;
  const [from, to] = (find(range) ?? (isDate ? '*,*' : 'min,max')).split(',');
  const isLower = /^[gmf](?!ax)/i.test(operator);
  const isExcluded = /^.t$/i.test(operator);
  const sides = isLower
    ? [(isExcluded ? '{' : '') + value, to]
    : [from, value + (isExcluded ? '}' : '')];
  return [range, sides.join()];
}
