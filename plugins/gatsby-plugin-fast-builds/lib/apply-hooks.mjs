import { rspack } from '../hooks/rspack.mjs';
import { skipFunctions } from '../hooks/skip-functions.mjs';
import { queryFiles } from '../hooks/query-files.mjs';
import { inProcessRendering } from '../hooks/in-process-rendering.mjs';
import { skipSchemaRebuild } from '../hooks/skip-schema-rebuild.mjs';
import { queueSaves } from '../hooks/queue-saves.mjs';
import { serializePageData } from '../hooks/serialize-page-data.mjs';
import { replayPageUpdates } from '../hooks/replay-page-updates.mjs';
import { atomicResults } from '../hooks/atomic-results.mjs';

const both = { queryFiles, inProcessRendering };
const ofDevelop = {
  skipSchemaRebuild,
  queueSaves,
  serializePageData,
  replayPageUpdates,
  atomicResults,
};

/** Hooks of each command of Gatsby, in the order of their application. @type {Record<'build' | 'develop', Record<string, import('./gatsby.mjs').Hook>>} */
export const hooks = {
  build: { rspack, skipFunctions, ...both },
  develop: { ...both, ...ofDevelop },
};

/** Start of the versions of Gatsby whose modules the hooks know. */
export const VERSION = '5.16.';

/**
 * Applies the hooks of a command. Another version of Gatsby stays unchanged, and a warning says so.
 * @param {'build' | 'develop'} command
 * @param {import('./gatsby.mjs').Gatsby} gatsby
 * @param {import('./gatsby.mjs').Reporter} reporter
 */
export function applyHooks(command, gatsby, reporter) {
  const { version } = gatsby;
  if (version.startsWith(VERSION))
    for (const apply of Object.values(hooks[command])) apply(gatsby, { reporter });
  else
    reporter.warn(
      `gatsby-plugin-fast-builds changes nothing: it knows Gatsby ${VERSION}x, and this is ${version}.`,
    );
}
