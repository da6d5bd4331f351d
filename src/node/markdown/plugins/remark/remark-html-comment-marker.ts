import type { Processor } from 'unified';
import { signsConstruct } from './signs-construct';

const LESS_THAN = 60;
/** Codes of micromark: line ends are -5 to -3, -2 and -1 are a tab. */
const LAST_LINE_END = -3;
const marker = /^<!--\s*truncate\s*-->\s*$/;
const MAX_MARKER_LENGTH = 40;

/**
 * remark plugin for MDX, which has no HTML comments: a line that is nothing but `<!-- truncate -->` becomes an HTML
 * node, as it does in Markdown. It works in the tokenizer, where MDX would read the `<` as the start of an element.
 */
export function remarkHtmlCommentMarker(this: Processor) {
  // Added after MDX's own extension, so that this construct is tried before elements.
  (this.data().micromarkExtensions ??= []).push({ flow: { [LESS_THAN]: htmlCommentMarker } });
}

const htmlCommentMarker = signsConstruct(['htmlFlow', 'htmlFlowData'], () => (code, text) => {
  if (code === null || code <= LAST_LINE_END) return marker.test(text) ? 'before' : 'none';
  return text.length > MAX_MARKER_LENGTH ? 'none' : 'read';
});
