import fs from 'node:fs';
import path from 'node:path';
import { CommandFault } from '../../../tools/arguments.mjs';
import type { HostRules } from './host-rules';

/** Where browsers send reports of violations of the policy. */
export const VIOLATIONS_PATH = '/__violations';

interface ServedRules {
  pathPrefix: string;
  headers: readonly [name: string, value: string][];
  /** Addresses that have moved, decoded, each with its new one. */
  moved: ReadonlyMap<string, string>;
}

/**
 * Returns a function that reads the rules of the last build, again after each build: with an old policy, pages of a new
 * build would have no styles. Throws when there is no build yet.
 * @param isReported whether browsers report violations of the policy
 */
export function servedRules(root: string, isReported: boolean): () => ServedRules {
  const file = path.join(root, 'hosting', 'site.json');
  if (!fs.existsSync(file))
    throw new CommandFault('There is no built site here: run "npm run build" first.');
  let time = 0;
  let rules: ServedRules = { pathPrefix: '', headers: [], moved: new Map() };
  return () => {
    const { mtimeMs } = fs.statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: time };
    if (mtimeMs === time) return rules;
    const read = readRules(fs.readFileSync(file, 'utf8'), isReported);
    if (read) [rules, time] = [read, mtimeMs];
    return rules;
  };
}

/** Undefined while a build is writing the file. */
function readRules(text: string, isReported: boolean): ServedRules | undefined {
  try {
    const { pathPrefix, headers, redirects } = JSON.parse(text) as HostRules;
    const policyEnd = isReported ? `; report-uri ${VIOLATIONS_PATH}` : '';
    return {
      pathPrefix,
      moved: new Map(redirects.map(({ from, to }) => [decodeURI(from), to])),
      headers: headers.map(({ name, value }) => [
        name,
        name === 'Content-Security-Policy' ? value + policyEnd : value,
      ]),
    };
  } catch {
    return undefined;
  }
}
