/**
 * Edits from one word to another, neighbors swapped counting as one (Damerau-Levenshtein, optimal string alignment).
 * @returns limit + 1 as soon as there are more than `limit`
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  // A common beginning or end takes no edit: `content/docs/` and `.mdx`.
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  const rest = from.slice(start, from.length - end);
  const otherRest = to.slice(start, to.length - end);
  return minDistance(rest, otherRest) > limit ? limit + 1 : distanceOfRest(rest, otherRest, limit);
}

/** Surplus of each letter in the first word, by the low bits of its code; all 0 between two calls. */
const surplus = new Int32Array(128);
const slotOf = (word: string, index: number) => word.charCodeAt(index) % surplus.length;

/** Lower bound of the distance, from the letters that only one of the words has. It settles most comparisons. */
function minDistance(from: string, to: string): number {
  let common = 0;
  for (let index = 0; index < from.length; index += 1) {
    const slot = slotOf(from, index);
    surplus[slot] = (surplus[slot] ?? 0) + 1;
  }
  for (let index = 0; index < to.length; index += 1) {
    const slot = slotOf(to, index);
    const count = surplus[slot] ?? 0;
    if (count > 0) common += 1;
    surplus[slot] = count - 1;
  }
  surplus.fill(0);
  return Math.max(from.length, to.length) - common;
}

function distanceOfRest(from: string, to: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        from[row - 1] === to[column - 2] &&
        from[row - 2] === to[column - 1]
      )
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[to.length] ?? 0, limit + 1);
}
