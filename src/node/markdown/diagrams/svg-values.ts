/** Numbers of an attribute with one decimal: a tenth of a pixel is more than eyes can tell. */
export function rounded(value: string): string {
  return value.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The text of an SVG without its escapes. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);
}
