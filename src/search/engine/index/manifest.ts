/** Folder of the search data below the site's root. */
export const searchDataFolder = 'search-data';

/** Result-set id of the shop, and its name in the manifest. */
export const shopIndex = 'products';

/** Names of an index's files. */
export interface IndexFiles {
  index: string;
  suggestions: string;
}

/** File names of the site's index and, by name, of the others. The manifest is the only file with a fixed name. */
export interface SearchManifest extends IndexFiles {
  others: Record<string, IndexFiles>;
}
