export interface TextRange {
  offset: number;
  text: string;
}

/** Splits a text at ranges of it, which are in order, and maps each of these. */
export function mapRanges<Range extends TextRange, Part>(
  text: string,
  ranges: readonly Range[],
  map: (range: Range) => Part,
): (string | Part)[] {
  let end = 0;
  const parts = ranges.flatMap((range) => {
    const before = text.slice(end, range.offset);
    end = range.offset + range.text.length;
    return [before, map(range)];
  });
  return [...parts, text.slice(end)];
}

/**
 * The HTML of a code with other HTML for ranges of the code. A range that contains a tag or an escaped character stays as
 * it is.
 */
export function mapRangesInHtml<Range extends TextRange>(
  html: string,
  ranges: readonly Range[],
  map: (range: Range) => string,
): string {
  let end = 0;
  return html.replace(/<[^>]*>|&#?\w+;|[^<&]+/g, (piece) => {
    if (piece.startsWith('<')) return piece;
    const start = end;
    end += piece.startsWith('&') ? 1 : piece.length;
    const inside = ranges
      .filter(({ offset, text }) => offset >= start && offset + text.length <= end)
      .map((range) => ({ ...range, offset: range.offset - start }));
    return mapRanges(piece, inside, map).join('');
  });
}
