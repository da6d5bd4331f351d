import type { GatsbyNode } from 'gatsby';
import { isProduction, isStrict } from '../../site';
import { missingSettingsText } from '../source/missing-settings';

/** A strict build ends before any work when settings are missing. */
export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => {
  const text = isProduction && isStrict ? missingSettingsText() : undefined;
  if (text === undefined) return;
  reporter.error(`${text}\nNothing was built: this is a strict build.`);
  // Not panic: it would print a stack trace of this file, which helps nobody.
  process.exit(1);
};
