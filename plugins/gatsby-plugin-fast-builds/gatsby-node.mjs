import { applyHooks, selectedHooks } from './lib/apply-hooks.mjs';
import { writeBundleCache } from './hooks/cached-bundles.mjs';

export const pluginOptionsSchema = ({ Joi }) =>
  Joi.object({
    babelFiles: Joi.string()
      .default('')
      .description(
        'Regular expression of the text of those modules that the Babel plugins of the site change, such as imports of a CSS-in-JS library.',
      ),
  });

export const onPreInit = ({ reporter, store }, options) => {
  applyHooks(
    {
      root: store.getState().program.directory,
      command: process.env.NODE_ENV === 'production' ? 'build' : 'develop',
      names: selectedHooks(process.env.FAST_BUILDS),
      reporter,
    },
    options,
  );
};

export const onPostBuild = ({ reporter }) => writeBundleCache(reporter);
