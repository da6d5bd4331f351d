export function folderFault(root: string, isDeep?: boolean): string | undefined;
export function endOnFolderFault(root: string): void;
