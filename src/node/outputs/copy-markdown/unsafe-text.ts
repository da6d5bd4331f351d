import type { SafeConfig, State, Unsafe } from 'mdast-util-to-markdown';

/** Where texts are (`list listItem paragraph phrasing`), and what they may not hold there as it is. */
const unsafeByPlace = new Map<string, RegExp>();

/**
 * Whether `safe` of `mdast-util-to-markdown` might change a text. It looks for 50 patterns, one after the other, in each
 * text; here they are one expression for each place, of which those that are alike share the work. When in doubt, it might.
 */
export function isUnsafe(value: string, state: State, { before, after }: SafeConfig): boolean {
  if (value.includes('\\')) return true;
  const place = state.stack.join(' ');
  let expression = unsafeByPlace.get(place);
  if (!expression) {
    const patterns = state.unsafe.filter((pattern) => isInScope(pattern, state));
    expression = new RegExp(patterns.map(sourceOf).join('|'), 'g');
    unsafeByPlace.set(place, expression);
  }
  expression.lastIndex = before.length;
  const found = expression.exec(before + value + after);
  return found !== null && found.index < before.length + value.length;
}

function isInScope({ inConstruct, notInConstruct }: Unsafe, { stack }: State): boolean {
  const isIn = (constructs: Unsafe['inConstruct']) =>
    [constructs ?? []].flat().some((construct) => stack.includes(construct));
  const isEverywhere = [inConstruct ?? []].flat().length === 0;
  return (isEverywhere || isIn(inConstruct)) && !isIn(notInConstruct);
}

/** A pattern that begins with its character: it is found where the character is, with what has to be around it. */
function sourceOf({ character, atBreak, before, after }: Unsafe): string {
  const sign = /[\w\s]/.test(character) ? character : `\\${character}`;
  const start = `${atBreak ? '[\\r\\n][\\t ]*' : ''}${before ? `(?:${before})` : ''}`;
  return `${sign}${start && `(?<=${start}${sign})`}${after ? `(?:${after})` : ''}`;
}
