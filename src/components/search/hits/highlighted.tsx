import { highlightParts } from '../../../search/protocol/highlight-parts';
import { MarkedText } from '../box/suggestion-text';

/** A highlighted text of a response; its marks become elements, the rest is text. */
export function Highlighted({ html }: { html: string }) {
  return <MarkedText parts={highlightParts(html)} />;
}
