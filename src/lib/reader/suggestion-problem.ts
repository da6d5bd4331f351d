/** Message for suggestions, or their script, that did not load. */
export function suggestionProblem(): string {
  return navigator.onLine
    ? 'Suggestions could not be loaded.'
    : 'You are offline. Suggestions return when you are back online.';
}
