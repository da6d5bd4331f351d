/** A number of things in words: `1 hit`, `2 hits`. @param noun in the singular */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
