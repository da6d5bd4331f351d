import { site } from '../../site';
import type { TreeNode } from '../content-tree';
import { STATIC_HTML_PROP } from '../content-tree';
import { PLACEHOLDER_ATTRIBUTE } from './attributes';
import { mapPlaceholders, findInCode, findInText, type Placeholder } from './find-placeholders';
import { placeholderText } from './values';

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** Wraps each placeholder in the highlighted HTML of a sample, except one that contains a tag. The text does not change. */
export function markCode(html: string, title?: string): string {
  const code = html.replace(/<[^>]*>/g, '').replace(/&\w+;/g, (entity) => entities[entity] ?? ' ');
  const placeholders = findInCode(code, title);
  let end = 0;
  return html.replace(/<[^>]*>|&\w+;|[^<&]+/g, (piece) => {
    if (piece.startsWith('<')) return piece;
    const start = end;
    end += piece.startsWith('&') ? 1 : piece.length;
    const inside = placeholders
      .filter(({ offset, text }) => offset >= start && offset + text.length <= end)
      .map((placeholder) => ({ ...placeholder, offset: placeholder.offset - start }));
    return mapPlaceholders(
      piece,
      inside,
      ({ name, text }) =>
        placeholderText(name, site.values.fixed) ??
        `<var ${PLACEHOLDER_ATTRIBUTE}="${name}">${text}</var>`,
    ).join('');
  });
}

/** An element for a placeholder, or its text if the operator has set the value. */
export function placeholderNode({ name, text }: Omit<Placeholder, 'offset'>): TreeNode {
  const mark = { [PLACEHOLDER_ATTRIBUTE]: name, [STATIC_HTML_PROP]: text };
  return placeholderText(name, site.values.fixed) ?? ['var', mark];
}

/** Wraps each placeholder in running text. */
export function markText(text: string): TreeNode[] {
  return mapPlaceholders(text, findInText(text), placeholderNode).filter((node) => node !== '');
}
