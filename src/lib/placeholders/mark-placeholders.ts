import { site } from '../../site';
import { STATIC_HTML_PROP, type TreeNode } from '../content-tree';
import { PLACEHOLDER_ATTRIBUTE } from './attributes';
import { unescapeHtml } from '../text/escape-html';
import { mapRanges, mapRangesInHtml } from '../text/ranges';
import { findInCode, findInText, type Placeholder } from './find-placeholders';
import { placeholderText } from './values';

/** Wraps each placeholder in the highlighted HTML of a sample, except one that contains a tag. The text does not change. */
export function markCode(html: string, title?: string): string {
  return mapRangesInHtml(
    html,
    findInCode(unescapeHtml(html.replace(/<[^>]*>/g, '')), title),
    ({ name, text }) =>
      placeholderText(name, site.values.fixed) ??
      `<var ${PLACEHOLDER_ATTRIBUTE}="${name}">${text}</var>`,
  );
}

/** An element for a placeholder, or its text if the operator has set the value. */
export function placeholderNode({ name, text }: Omit<Placeholder, 'offset'>): TreeNode {
  const mark = { [PLACEHOLDER_ATTRIBUTE]: name, [STATIC_HTML_PROP]: text };
  return placeholderText(name, site.values.fixed) ?? ['var', mark];
}

/** Wraps each placeholder in running text. */
export function markText(text: string): TreeNode[] {
  return mapRanges(text, findInText(text), placeholderNode).filter((node) => node !== '');
}
