import type { GatsbyNode } from 'gatsby';
import { endOnFolderFault, folderFault } from '../../../tools/folder-fault.mjs';
import { isProduction, isStrict } from '../../site';
import { missingSettingsText } from '../content/settings/missing-settings';
import { parsePages } from '../pages/parse-ahead';
import { buildState } from './build-state';
import { beginBuild, dropForeignState } from './build-stamp';
import { readFrontMatterLeniently } from './lenient-front-matter';
import { copyMermaid } from './mermaid-files';
import { endBesideAnother } from './one-command';

/** Ends a strict build before any work if a required setting of a public site is missing. */
export const onPluginInit: GatsbyNode['onPluginInit'] = (args) => {
  const missing = isProduction && isStrict ? missingSettingsText() : undefined;
  if (missing === undefined) return beginBuild(args);
  args.reporter.error(`${missing}\nNothing was built: this is a strict build.`);
  // `panic` would print a useless stack trace of this file.
  process.exit(1);
};

export const onPreInit: GatsbyNode['onPreInit'] = async (args) => {
  explainFailure();
  await endBesideAnother(args);
  dropForeignState(args);
  readFrontMatterLeniently();
  // In a clean build, workers parse while Gatsby starts on one processor.
  if (args.store.getState().pages.size === 0) buildState.parsing = parsePages();
};

/** Ends a command that cannot write its files, and explains a later failure: Gatsby shows the stack of its own code. */
function explainFailure(): void {
  const root = process.cwd();
  // The commands of npm have checked them.
  if (!process.env['QSC_FOLDERS_CHECKED']) endOnFolderFault(root);
  process.once('exit', (code) => {
    const fault = code === 0 ? undefined : folderFault(root, true);
    if (fault !== undefined) console.error(`\n${fault}`);
  });
}

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => {
  // A page of `gatsby develop` may load Mermaid. A build copies it at its end, when a page needs it.
  if (!isProduction) copyMermaid();
};
