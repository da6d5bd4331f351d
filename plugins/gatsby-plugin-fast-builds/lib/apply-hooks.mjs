import { rspack } from '../hooks/rspack.mjs';
import { queryFiles } from '../hooks/query-files.mjs';
import { inProcessRendering } from '../hooks/in-process-rendering.mjs';
import { skipSchemaRebuild } from '../hooks/skip-schema-rebuild.mjs';
import { queueSaves } from '../hooks/queue-saves.mjs';
import { serializePageData } from '../hooks/serialize-page-data.mjs';
import { replayPageUpdates } from '../hooks/replay-page-updates.mjs';
import { wholeResults } from '../hooks/whole-results.mjs';
import { firstLine, gatsbyOf } from './gatsby.mjs';

/** Hooks by name, in the order of their application. @type {Record<string, import('./gatsby.mjs').Hook>} */
export const hooks = {
  rspack: { commands: ['build'], apply: rspack },
  'query-files': { commands: ['build', 'develop'], apply: queryFiles },
  'in-process-rendering': { commands: ['build', 'develop'], apply: inProcessRendering },
  'skip-schema-rebuild': { commands: ['develop'], apply: skipSchemaRebuild },
  'queue-saves': { commands: ['develop'], apply: queueSaves },
  'serialize-page-data': { commands: ['develop'], apply: serializePageData },
  'replay-page-updates': { commands: ['develop'], apply: replayPageUpdates },
  'whole-results': { commands: ['develop'], apply: wholeResults },
};

/**
 * Applies hooks to the Gatsby of a site. A hook checks all its requirements before it changes anything. If they are not
 * met, a warning names the hook, and Gatsby stays unchanged.
 * @param {{ root: string, command: 'build' | 'develop', reporter: import('./gatsby.mjs').Reporter }} input
 * @param {Record<string, import('./gatsby.mjs').Hook>} [table]
 * @param {import('./gatsby.mjs').Gatsby} [gatsby]
 */
export function applyHooks({ root, command, reporter }, table = hooks, gatsby) {
  const target = gatsby ?? gatsbyOf(root);
  for (const [name, { commands, apply }] of Object.entries(table)) {
    if (!commands.includes(command)) continue;
    try {
      apply(target, { reporter });
    } catch (error) {
      reporter.warn(
        `gatsby-plugin-fast-builds leaves out "${name}": this Gatsby is another one than it knows (${firstLine(error)}).`,
      );
    }
  }
}
