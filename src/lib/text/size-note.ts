/** Size of a download, in the text after its name: ` (1.2 MB)`. */
export const sizeNote = (bytes: number): string => ` (${(bytes / 1e6).toFixed(1)} MB)`;
