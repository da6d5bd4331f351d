import type { FragmentPart } from '../../../search/protocol/highlight-parts';
import type { SuggestionPart } from '../../../search/client/site-client';

/** A suggestion; what is not typed yet is bold. The element around it has its text as key. */
export function SuggestionText({ parts }: { parts: readonly SuggestionPart[] }) {
  return parts.map((part, index) => (part.typed ? part.text : <b key={index}>{part.text}</b>));
}

/** A text with marks where it has words of the query. */
export function MarkedText({ parts }: { parts: readonly FragmentPart[] }) {
  return (
    <span key={JSON.stringify(parts)}>
      {parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}
    </span>
  );
}
