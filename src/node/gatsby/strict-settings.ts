import type { GatsbyNode } from 'gatsby';
import { isProduction, isStrict } from '../../site';
import { invalidSettingsText } from '../source/settings/invalid-settings';
import { missingSettingsText } from '../source/settings/missing-settings';
import { beginBuild } from './build-stamp';

/** Settings that cannot be used end a build before any work; in a strict build those that are missing do as well. */
export const onPluginInit: GatsbyNode['onPluginInit'] = (args) => {
  const { reporter } = args;
  const invalid = invalidSettingsText();
  const missing =
    invalid === undefined && isProduction && isStrict ? missingSettingsText() : undefined;
  if (invalid !== undefined) reporter.error(invalid);
  else if (missing !== undefined)
    reporter.error(`${missing}\nNothing was built: this is a strict build.`);
  else return beginBuild(args);
  // Not panic: it would print a stack trace of this file, which helps nobody.
  process.exit(1);
};
