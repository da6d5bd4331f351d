import { writeBundleCache } from './hooks/rspack.mjs';
import { applyHooks } from './lib/apply-hooks.mjs';
import { gatsbyOf } from './lib/gatsby.mjs';

export const onPreInit = ({ reporter, store }) => {
  if (process.env.FAST_BUILDS === 'off') return;
  const command = process.env.NODE_ENV === 'production' ? 'build' : 'develop';
  applyHooks(command, gatsbyOf(store.getState().program.directory), reporter);
};

export const onPostBuild = ({ reporter }) => writeBundleCache(reporter);
