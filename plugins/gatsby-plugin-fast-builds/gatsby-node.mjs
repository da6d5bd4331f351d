import { applyHooks, selectedHooks } from './lib/apply-hooks.mjs';
import { writeBundleCache } from './hooks/cached-bundles.mjs';

export const onPreInit = ({ reporter, store }) => {
  applyHooks({
    root: store.getState().program.directory,
    command: process.env.NODE_ENV === 'production' ? 'build' : 'develop',
    names: selectedHooks(process.env.FAST_BUILDS),
    reporter,
  });
};

export const onPostBuild = ({ reporter }) => writeBundleCache(reporter);
