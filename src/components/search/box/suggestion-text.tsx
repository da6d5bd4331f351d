import type { SuggestionPart } from '../../../search/client/suggestions';

/** A suggestion; what is not typed yet is bold. */
export function SuggestionText({ parts }: { parts: readonly SuggestionPart[] }) {
  return parts.map((part, index) => (part.typed ? part.text : <b key={index}>{part.text}</b>));
}
