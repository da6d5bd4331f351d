import { writeBundleCache } from './hooks/rspack.mjs';
import { applyHooks } from './lib/apply-hooks.mjs';

export const onPreInit = ({ reporter, store }) => {
  if (process.env.FAST_BUILDS === 'off') return;
  const command = process.env.NODE_ENV === 'production' ? 'build' : 'develop';
  applyHooks({ root: store.getState().program.directory, command, reporter });
};

export const onPostBuild = ({ reporter }) => writeBundleCache(reporter);
