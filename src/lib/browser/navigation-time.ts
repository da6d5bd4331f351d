let startedAt = 0;

/** Records that a navigation begins, by a link, a form, a key, or Back. */
export function recordNavigation(): void {
  startedAt = performance.now();
}

/** Whether a moment is after the start of the latest navigation. The end of it must not undo what the reader did since. */
export function isSinceNavigation(moment: number): boolean {
  return moment > startedAt;
}
