import { fragmentParts } from '../../search/client/highlight-parts';

/** A highlighted text of an answer; its marks become elements, the rest is text. */
export function Highlighted({ html }: { html: string }) {
  return fragmentParts(html).map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : text,
  );
}
