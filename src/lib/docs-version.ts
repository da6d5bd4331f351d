import { site } from '../site';
import { lookUp } from './values/lookup';

export interface DocsVersion {
  name: string;
  label: string;
}

/** Finds a version of the documentation; throws if src/site.ts does not configure it. */
export function docsVersion(name: string): DocsVersion {
  return lookUp<DocsVersion>('docs version', name, site.docsVersions);
}
