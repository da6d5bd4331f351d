/** Levels that are read; what goes through a text level by level has only so many calls. */
export const MAX_NESTING = 200;

/** Levels of brackets in JSON or in a program. */
export function nestingOf(text: string): number {
  let [level, deepest] = [0, 0];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[()[\]{}]/g)) {
    if (/[([{]/.test(token) && token.length === 1) deepest = Math.max(deepest, (level += 1));
    else if (token.length === 1) level -= 1;
  }
  return deepest;
}
