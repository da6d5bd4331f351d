const token =
  /[ \t\n\r]*(?:(?<string>"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?<scalar>true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<sign>[[\]{},:]))/y;

const afterValue = { string: 'end', scalar: 'end', '{': 'first key', '[': 'first' } as const;

/** The state that follows a token, by the state before it: the next part of JSON that the text must have. */
const states: Record<string, Readonly<Record<string, string>>> = {
  value: afterValue,
  first: { ...afterValue, ']': 'end' },
  'first key': { string: 'colon', '}': 'end' },
  key: { string: 'colon' },
  colon: { ':': 'value' },
  'end in {': { ',': 'key', '}': 'end' },
  'end in [': { ',': 'value', ']': 'end' },
};

/** Offset of the first token that makes a text invalid JSON; the length of the text if something is missing. */
function faultOffset(text: string): number {
  const open: string[] = [];
  let [offset, state] = [0, 'value'];
  for (;;) {
    token.lastIndex = offset;
    const { string, scalar, sign } = token.exec(text)?.groups ?? {};
    const kind = string !== undefined ? 'string' : scalar !== undefined ? 'scalar' : (sign ?? '');
    const next = states[state === 'end' ? `end in ${open.at(-1)}` : state]?.[kind];
    if (next === undefined)
      return offset + (/^[ \t\n\r]*/.exec(text.slice(offset))?.[0].length ?? 0);
    [offset, state] = [token.lastIndex, next];
    if (kind === '{' || kind === '[') open.push(kind);
    if (kind === '}' || kind === ']') open.pop();
  }
}

/** Message with the position of the first error in a text that is not JSON. */
export function notJson(text: string): string {
  const before = text.slice(0, faultOffset(text)).split('\n');
  return `The body is not JSON: see line ${before.length}, column ${(before.at(-1) ?? '').length + 1}.`;
}
