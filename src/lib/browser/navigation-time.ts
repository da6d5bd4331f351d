let startedAt = 0;

/** Called when a navigation begins, by a link, a form, a key, or Back. */
export function noteNavigation(): void {
  startedAt = performance.now();
}

/** Whether a moment is after the start of the latest navigation: what the reader did then, its end leaves alone. */
export function isSinceNavigation(moment: number): boolean {
  return moment > startedAt;
}
