/** Why the search field has no suggestions, when they or what shows them did not load. */
export function suggestionProblem(): string {
  return navigator.onLine
    ? 'Suggestions could not be loaded.'
    : 'You are offline. Suggestions come back with the connection.';
}
