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
