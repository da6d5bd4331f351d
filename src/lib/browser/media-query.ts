/** Calls back when a media query starts or stops matching; returns the function that stops it. */
export function watchMedia(query: string, onChange: (matches: boolean) => void): () => void {
  const list = window.matchMedia(query);
  const handler = (event: MediaQueryListEvent) => onChange(event.matches);
  list.addEventListener('change', handler);
  return () => list.removeEventListener('change', handler);
}

export function matchesMedia(query: string): boolean {
  return window.matchMedia(query).matches;
}
