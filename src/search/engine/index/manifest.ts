/** Folder of the search data below the site's root. */
export const searchDataFolder = 'search-data';

/** Result-set id of the shop, and its name in the manifest. */
export const shopIndex = 'products';

/** Names of an index's files. */
export interface IndexFiles {
  index: string;
  suggestions: string;
}

/** Names of the current search data; the one file with a fixed name. The site's own index, and the others by name. */
export interface SearchManifest extends IndexFiles {
  others: Record<string, IndexFiles>;
}
