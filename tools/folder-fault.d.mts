export function folderFault(root: string): string | undefined;
export function endOnFolderFault(root: string): void;
