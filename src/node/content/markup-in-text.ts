import type { CodeAndValues } from '../faults/faults';

/** Code, bold or italic words, links, and elements, each with its words. */
const markup =
  /`{1,3}([^`]+)`{1,3}|(?<![\w*])\*{1,2}(?=[\p{L}\p{N}])([^*]*[\p{L}\p{N}.!?])\*{1,2}(?![\w*])|!?\[([^[\]]+)\]\([^()\s]+\)|<(?:a|b|code|em|i|kbd|strong|su[bp])\b[^<>]*>([^<>]*)<\/\w+>/giu;

/** The fault of a text that shows no markup and has some, such as a title; none when it has none. @param key its name */
export function markupFaults(key: string, text: string): CodeAndValues[] {
  const [match] = text.match(markup) ?? [];
  const plain = text.replace(markup, '$1$2$3$4');
  return match === undefined ? [] : [['markup-in-text', { found: match, key, plain }]];
}
