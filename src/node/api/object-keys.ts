/** A key of an object in code. */
export interface ObjectKey {
  /** The key without quotes. */
  text: string;
  /** Offset of the text in the code. */
  at: number;
  /** Keys from the outermost object to this one; lists are no keys. */
  path: string[];
}

const token = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|([\w$.+-]+)|([{}[\]:,])|\S/g;

/** The keys of a JSON value at an offset of a code; empty if there is no JSON. */
export function jsonKeys(code: string, start: number): ObjectKey[] {
  const { keys, end } = scan(code, start);
  try {
    JSON.parse(code.slice(start, end));
    return keys;
  } catch {
    return [];
  }
}

/** The top-level keys of an object literal in JavaScript, including shorthand properties. */
export function literalKeys(code: string, start: number): ObjectKey[] {
  return scan(code, start).keys.filter(({ path }) => path.length === 1);
}

/** Scans tokens until the first bracket is closed. */
function scan(code: string, start: number): { keys: ObjectKey[]; end: number } {
  const keys: ObjectKey[] = [];
  const open: { isObject: boolean; key: string | undefined }[] = [];
  let isKeyNext = false;
  token.lastIndex = start;
  for (let match = token.exec(code); match; match = token.exec(code)) {
    const [whole, quoted, word, sign] = match;
    const text = quoted?.slice(1, -1) ?? word;
    if (sign === '{' || sign === '[') open.push({ isObject: sign === '{', key: undefined });
    else if (sign === '}' || sign === ']') open.pop();
    else if (text !== undefined && isKeyNext) {
      const path = open.flatMap(({ key }) => key ?? []);
      keys.push({
        text,
        at: match.index + (quoted === undefined ? 0 : 1),
        path: [...path, text],
      });
      const parent = open.at(-1);
      if (parent) parent.key = text;
    }
    const top = open.at(-1);
    if (!top) return { keys, end: match.index + whole.length };
    if (sign === ',' || sign === '{') {
      isKeyNext = top.isObject;
      if (isKeyNext) top.key = undefined;
    } else isKeyNext = false;
  }
  return { keys, end: code.length };
}
