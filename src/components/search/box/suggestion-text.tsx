import type { FragmentPart } from '../../../search/protocol/highlight-parts';
import type { SuggestionPart } from '../../../search/client/site-client';

/** A suggestion. The parts that are not typed yet are bold. The element around it has its text as key. */
export function SuggestionText({ parts }: { parts: readonly SuggestionPart[] }) {
  return parts.map((part, index) => (part.typed ? part.text : <b key={index}>{part.text}</b>));
}

/** A text in which the words of the query are marked. */
export function MarkedText({ parts }: { parts: readonly FragmentPart[] }) {
  return (
    <span key={JSON.stringify(parts)}>
      {parts.map(({ text, isMark }, index) => (isMark ? <mark key={index}>{text}</mark> : text))}
    </span>
  );
}
