import type { JsonValue } from '../content-tree';

/** Longest line in characters; a value that does not fit is longer. */
const lineLength = 84;

/** Formats JSON as in the documentation's samples: a value that fits is on one line. */
export function formatJson(value: JsonValue, indent = '', used = 0): string {
  const flat = onOneLine(value);
  if (indent.length + used + flat.length <= lineLength || !isContainer(value)) return flat;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((entry) => inner + formatJson(entry, inner, 1))
    : Object.entries(value).map(([key, entry]) => {
        const name = `${JSON.stringify(key)}: `;
        return inner + name + formatJson(entry, inner, name.length + 1);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function onOneLine(value: JsonValue): string {
  if (!isContainer(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const entries = Object.entries(value).map(
    ([key, entry]) => `${JSON.stringify(key)}: ${onOneLine(entry)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function isContainer(value: JsonValue): value is JsonValue[] | { [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null;
}
