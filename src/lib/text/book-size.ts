/** Size of the book in the text of its link: ` (1.2 MB)`. */
export const bookSize = (bytes: number): string => ` (${(bytes / 1e6).toFixed(1)} MB)`;
