/** A part of a highlighted text. */
export interface FragmentPart {
  text: string;
  isMark: boolean;
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * Parses a highlighted fragment: text in `<mark>`, `<b>`, `<em>`, or `<strong>` is marked, entities are decoded, and
 * everything else, including other tags, is text.
 */
export function highlightParts(html: string): FragmentPart[] {
  const parts: FragmentPart[] = [];
  let depth = 0;
  for (const piece of html.split(/(<\/?(?:mark|b|em|strong)>)/i)) {
    if (/^<(?:mark|b|em|strong)>$/i.test(piece)) depth += 1;
    else if (/^<\/(?:mark|b|em|strong)>$/i.test(piece)) depth = Math.max(0, depth - 1);
    else if (piece !== '') parts.push({ text: decodeEntities(piece), isMark: depth > 0 });
  }
  return parts;
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
    (all, decimal, hex, name) => {
      if (typeof name === 'string')
        return Object.hasOwn(entities, name) ? (entities[name] ?? all) : all;
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}
