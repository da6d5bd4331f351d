/** A text as content of HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

const signs = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };

/** The text of HTML that this site or React has escaped. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: keyof typeof signs) => signs[name]);
}
