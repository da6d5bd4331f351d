import { site } from '../site';

export interface DocsVersion {
  name: string;
  label: string;
}

/** Finds a version of the documentation; throws if src/site.ts does not configure it. */
export function docsVersion(name: string): DocsVersion {
  const versions: readonly DocsVersion[] = site.docsVersions;
  const version = versions.find((entry) => entry.name === name);
  if (version) return version;
  const names = versions.map((entry) => entry.name).join(', ');
  throw new Error(`There is no docs version "${name}". Configured: ${names}.`);
}
