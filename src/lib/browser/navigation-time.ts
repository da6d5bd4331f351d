let startedAt = 0;

/** Records that a navigation begins, by a link, a form, a key, or Back. */
export function noteNavigation(): void {
  startedAt = performance.now();
}

/** Whether a moment is after the start of the latest navigation, whose end must not undo what the reader did since. */
export function isSinceNavigation(moment: number): boolean {
  return moment > startedAt;
}
