import { highlightParts } from '../../search/client/highlight-parts';

/** A highlighted text of a response; its marks become elements, the rest is text. */
export function Highlighted({ html }: { html: string }) {
  return highlightParts(html).map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : text,
  );
}
