/** Escapes a text for the content of an element; not for attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Escapes a text for an attribute, or for the content of an element. */
export const escapeAttribute = (text: string) => escapeHtml(text).replace(/"/g, '&quot;');

const characters = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };

/** Reverses the escaping of this site and of React. */
export function unescapeHtml(html: string): string {
  return html.replace(
    /&(lt|gt|quot|#x27|amp);/g,
    (_, name: keyof typeof characters) => characters[name],
  );
}
