/** A key of an object in code. */
export interface ObjectKey {
  /** Without quotes. */
  text: string;
  /** Where the text begins in the code. */
  at: number;
  /** Keys from the outermost object to this one; lists are no keys. */
  path: string[];
}

const token = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|([\w$.+-]+)|([{}[\]:,])|\S/g;

/** The keys of a JSON value that begins at a place of a code; none where what begins there is no JSON. */
export function jsonKeys(code: string, start: number): ObjectKey[] {
  const { keys, end } = scan(code, start);
  try {
    JSON.parse(code.slice(start, end));
    return keys;
  } catch {
    return [];
  }
}

/** The outer keys of an object in JavaScript, also those that are the name of their value. */
export function literalKeys(code: string, start: number): ObjectKey[] {
  return scan(code, start).keys.filter(({ path }) => path.length === 1);
}

/** Goes through brackets until the first one is closed. */
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
      const around = open.flatMap(({ key }) => key ?? []);
      keys.push({
        text,
        at: match.index + (quoted === undefined ? 0 : 1),
        path: [...around, text],
      });
      const inner = open.at(-1);
      if (inner) inner.key = text;
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
