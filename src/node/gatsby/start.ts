import type { GatsbyNode } from 'gatsby';
import { isProduction, isStrict } from '../../site';
import { missingSettingsText } from '../content/settings/missing-settings';
import { parsePages } from '../pages/parse-ahead';
import { buildState } from './build-state';
import { beginBuild, dropForeignState } from './build-stamp';
import { readFrontMatterLeniently } from './lenient-front-matter';
import { copyMermaid } from './mermaid-files';
import { endBesideAnother } from './one-command';
import { endWithoutWriting } from './write-fault';

/** Ends a strict build before any work if a required setting of a public site is missing. */
export const onPluginInit: GatsbyNode['onPluginInit'] = (args) => {
  const missing = isProduction && isStrict ? missingSettingsText() : undefined;
  if (missing === undefined) return beginBuild(args);
  args.reporter.error(`${missing}\nNothing was built: this is a strict build.`);
  // `panic` would print a useless stack trace of this file.
  process.exit(1);
};

export const onPreInit: GatsbyNode['onPreInit'] = async (args) => {
  await endBesideAnother(args);
  endWithoutWriting();
  dropForeignState(args);
  readFrontMatterLeniently();
  // In a clean build, workers parse while Gatsby starts on one processor.
  if (args.store.getState().pages.size === 0) buildState.parsing = parsePages();
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => {
  // A page of `gatsby develop` may load Mermaid. A build copies it at its end, when a page needs it.
  if (!isProduction) copyMermaid();
};
