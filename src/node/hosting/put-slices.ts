/** Where Gatsby leaves room for a slice, or has put one in: elements or comments with its name. */
const slice =
  /<slice-start\s[^>]*id="([^"]+)"[^>]*><\/slice-start>[^]*?<slice-end\s[^>]*id="\1"[^>]*><\/slice-end>|<!-- slice-start id="([^"]+)" -->[^]*?<!-- slice-end id="\2" -->/g;

/**
 * HTML with all slices in their places, between comments, by which a later build finds them.
 * @param contentOf HTML of a slice, by its name
 */
export function withSlices(html: string, contentOf: (name: string) => string): string {
  if (!html.includes('slice-start')) return html;
  return html.replace(slice, (_all, inElements?: string, inComments?: string) => {
    const name = inElements ?? inComments ?? '';
    const content = withSlices(contentOf(name), contentOf);
    return `<!-- slice-start id="${name}" -->${content}<!-- slice-end id="${name}" -->`;
  });
}
