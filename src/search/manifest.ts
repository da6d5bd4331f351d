/** Folder of the search data below the site's root. */
export const searchDataFolder = 'search-data';

/** Names of the current search data; the one file with a fixed name. */
export interface SearchManifest {
  index: string;
  suggestions: string;
}
