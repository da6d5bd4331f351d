import type { GatsbyNode } from 'gatsby';
import { isProduction, isStrict } from '../../site';
import { missingSettingsText } from '../source/settings/missing-settings';
import { beginBuild } from './build-stamp';

/** A strict build ends before any work where settings are missing that a public site needs. */
export const onPluginInit: GatsbyNode['onPluginInit'] = (args) => {
  const missing = isProduction && isStrict ? missingSettingsText() : undefined;
  if (missing === undefined) return beginBuild(args);
  args.reporter.error(`${missing}\nNothing was built: this is a strict build.`);
  // Not panic: it would print a stack trace of this file, which helps nobody.
  process.exit(1);
};
