import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { digest } from '../content/digest';
import { readSiteFile } from '../content/files';

const versions = new Map<string, string>();

/**
 * Version of the code whose results a cache holds: a digest of its bundle, which has all that it imports from the site, of
 * the lockfile, which has the versions of packages, and of the version of Node. Code without a bundle has a version that
 * no cache holds.
 * @param bundle absolute path
 */
export function codeVersion(bundle: string): string {
  const version = versions.get(bundle) ?? versionOf(bundle);
  versions.set(bundle, version);
  return version;
}

function versionOf(bundle: string): string {
  if (!fs.existsSync(bundle)) return randomUUID();
  const lockfile = readSiteFile('package-lock.json') ?? '';
  return digest(fs.readFileSync(bundle, 'utf8') + lockfile + process.version);
}
