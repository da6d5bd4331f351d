/** Deepest nesting that is read: code that recurses into each level would exceed the call stack. */
export const MAX_NESTING = 200;

/** Number of nested brackets in JSON or in a program; strings in double quotes do not count. */
export function nestingOf(text: string): number {
  let [level, deepest] = [0, 0];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[()[\]{}]/g)) {
    if (/[([{]/.test(token) && token.length === 1) deepest = Math.max(deepest, (level += 1));
    else if (token.length === 1) level -= 1;
  }
  return deepest;
}
