import { digest } from '../source/digest';
import { readSiteFile } from '../source/files';
import { bundle } from '../source/thread';

let version: string | undefined;

/** Digest of the code of the build and of its dependencies: what another version made is not in the cache. */
export function codeVersion(): string {
  const files = [bundle, 'package-lock.json'];
  return (version ??= digest(files.map((file) => readSiteFile(file) ?? '').join('\n')));
}
