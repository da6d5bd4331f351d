/** Calls back when a media query starts or stops matching; returns the function that stops it. */
export function watchMedia(query: string, onChange: (matches: boolean) => void): () => void {
  const list = mediaQuery(query);
  const handler = (event: MediaQueryListEvent) => onChange(event.matches);
  list?.addEventListener('change', handler);
  return () => list?.removeEventListener('change', handler);
}

/** Whether a media query matches; none does in browsers and embedded views without media queries. */
export function matchesMedia(query: string): boolean {
  return mediaQuery(query)?.matches ?? false;
}

function mediaQuery(query: string): MediaQueryList | undefined {
  try {
    return window.matchMedia(query);
  } catch {
    return undefined;
  }
}
