import fs from 'node:fs';
import { attempt } from '../lib/gatsby.mjs';

/**
 * Changes: which files Gatsby parses for queries. Its own test looks for words like `config` and `Head` anywhere, which
 * most files have; this one looks for their use.
 * Fits: Gatsby 5.16, where `parseFile` of `query/file-parser` resolves with null for a file without anything for Gatsby.
 */
const usesGatsby =
  /\bgraphql\b|\bStaticQuery\b|<Slice\b|\bexport\b[^;]*?\b(?:Head|config|getServerData)\b/;

/** @param {string} file @returns {boolean} false for a file that cannot be read: Gatsby reports it */
export function hasNoQuery(file) {
  return attempt(() => !usesGatsby.test(fs.readFileSync(file, 'utf8'))) ?? false;
}

export function queryFiles({ load }) {
  const { prototype } = load('query/file-parser').default;
  const { parseFile } = prototype;
  prototype.parseFile = function (file, ...rest) {
    return hasNoQuery(file) ? Promise.resolve(null) : parseFile.call(this, file, ...rest);
  };
}
