/** Size of the book as the page with its link says it. */
export const bookSize = (bytes: number): string => ` (${(bytes / 1e6).toFixed(1)} MB)`;
