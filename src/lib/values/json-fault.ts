const token =
  /[ \t\n\r]*(?:(?<string>"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?<scalar>true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<sign>[[\]{},:]))/y;

/** Allowed tokens by state: the kind of a token, or its character. */
const allowedTokens = {
  value: ['string', 'scalar', '{', '['],
  first: ['string', 'scalar', '{', '[', ']'],
  'first key': ['string', '}'],
  key: ['string'],
  colon: [':'],
  end: [','],
};

/** Offset of the first token that makes a text invalid JSON; the length of the text if something is missing. */
function faultOffset(text: string): number {
  const open: string[] = [];
  let [offset, expected] = [0, 'value' as keyof typeof allowedTokens];
  for (;;) {
    token.lastIndex = offset;
    const { string, scalar, sign } = token.exec(text)?.groups ?? {};
    const kind = string === undefined ? (scalar === undefined ? sign : 'scalar') : 'string';
    const closing = { '{': '}', '[': ']' }[open.at(-1) ?? ''];
    const isClosing = expected === 'end' && kind !== undefined && kind === closing;
    const isSeparator = kind === ',' && open.length === 0;
    if (kind === undefined || isSeparator || !(isClosing || allowedTokens[expected].includes(kind)))
      return offset + (/^[ \t\n\r]*/.exec(text.slice(offset))?.[0].length ?? 0);
    offset = token.lastIndex;
    if (kind === '{' || kind === '[') open.push(kind);
    if (kind === '}' || kind === ']') open.pop();
    expected = stateAfter(kind, expected, open.at(-1));
  }
}

function stateAfter(
  kind: string,
  expected: keyof typeof allowedTokens,
  inside: string | undefined,
): keyof typeof allowedTokens {
  if (kind === '{') return 'first key';
  if (kind === '[') return 'first';
  if (kind === ',') return inside === '{' ? 'key' : 'value';
  if (kind === ':') return 'value';
  return expected === 'key' || (expected === 'first key' && kind === 'string') ? 'colon' : 'end';
}

/** Message with the position of the first error in a text that is not JSON. */
export function notJson(text: string): string {
  const before = text.slice(0, faultOffset(text)).split('\n');
  return `The body is not JSON: see line ${before.length}, column ${(before.at(-1) ?? '').length + 1}.`;
}
