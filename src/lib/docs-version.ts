import { site } from '../site';
import { lookUp } from './values/lookup';

export interface DocsVersion {
  name: string;
  label: string;
}

/** The version of the documentation with the name; throws for one that src/site.ts does not configure. */
export function docsVersion(name: string): DocsVersion {
  return lookUp<DocsVersion>('docs version', name, site.docsVersions);
}
