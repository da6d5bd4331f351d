import path from 'node:path';
import { rspackRules } from './rules.mjs';

/** Scripts with a runtime, which names other scripts by hashes. The folder of the build changes these until they are final. */
const runtime = /(?:webpack-runtime|-worker)-/;

/** Plugins of Gatsby's configuration that Rspack does not need, by the names of their classes. */
const withoutCounterpart = [
  // Their modules are files, which Rspack reads.
  'GatsbyWebpackVirtualModules',
  'BabelConfigItemsCacheInvalidatorPlugin',
  // They read the result; see gatsby-plugins.js.
  'StaticQueryMapper',
  'GatsbyWebpackStatsExtractor',
];

/** Counterparts of webpack's plugins. */
const counterparts = {
  DefinePlugin: (rspack, { definitions }) => new rspack.DefinePlugin(validNames(definitions)),
  // Gatsby gives the renderer of pages a `fetch`.
  ProvidePlugin: (rspack, { definitions }) => new rspack.ProvidePlugin(definitions),
  IgnorePlugin: (rspack, { options }) => new rspack.IgnorePlugin(options),
  MiniCssExtractPlugin: (rspack, { options: { filename, chunkFilename } }) =>
    new rspack.CssExtractRspackPlugin({ filename, chunkFilename }),
};

/** Leaves out names that are no JavaScript, such as some of the environment. */
const validNames = (definitions) =>
  Object.fromEntries(Object.entries(definitions).filter(([name]) => /^[\w$.]+$/.test(name)));

/**
 * Rspack's options of a configuration for webpack.
 * @param {typeof import('@rspack/core').rspack} rspack
 * @param {Required<import('@rspack/core').RspackOptions>} config for webpack, as Gatsby, its plugins and the site made it
 * @param {import('../lib/gatsby.mjs').Gatsby} gatsby
 */
export function rspackOptions(rspack, config, gatsby) {
  const { name, context, entry, mode, devtool, target, externals, externalsPresets } = config;
  return {
    ...{ name, context, entry, mode, devtool, target, externals, externalsPresets },
    performance: /** @type {const} */ (false),
    output: { hashDigestLength: 20, ...config.output, hashFunction: /** @type {const} */ ('md4') },
    resolve: resolveOf(config, gatsby),
    resolveLoader: config.resolveLoader,
    module: {
      ...(config.module.parser && { parser: config.module.parser }),
      rules: rspackRules(rspack, config, gatsby),
    },
    optimization: optimizationOf(rspack, config.optimization),
    plugins: config.plugins.flatMap((plugin) => pluginOf(rspack, plugin)),
  };
}

function resolveOf({ resolve }, { gatsby }) {
  return {
    ...resolve,
    // They resolve files of Gatsby's cache, and of themes.
    plugins: undefined,
    // Gatsby imports it, but uses it only for server components.
    alias: { ...resolve.alias, 'react-server-dom-webpack': false },
    // Gatsby's files in the cache import packages that may be installed only for Gatsby.
    modules: [
      'node_modules',
      path.join(path.dirname(gatsby.resolve('gatsby/package.json')), 'node_modules'),
    ],
    fullySpecified: false,
  };
}

function pluginOf(rspack, plugin) {
  const { name } = plugin.constructor;
  if (withoutCounterpart.includes(name)) return [];
  const counterpart = counterparts[name];
  if (counterpart) return [counterpart(rspack, plugin)];
  // Plugins of the site run as they are: Rspack has the hooks of webpack's compiler that are documented.
  if (typeof plugin.apply === 'function') return [plugin];
  throw new Error(`the plugin ${name} has no counterpart`);
}

function optimizationOf(rspack, optimization = {}) {
  const { minimizer, ...rest } = optimization;
  if (!minimizer) return rest;
  const minifier = (scripts, mangle) =>
    new rspack.SwcJsMinimizerRspackPlugin({
      ...scripts,
      extractComments: true,
      minimizerOptions: { compress: { passes: 2 }, mangle },
    });
  const others = minimizer.filter(({ constructor }) => constructor.name !== 'TerserPlugin');
  return {
    ...rest,
    minimizer: [
      ...others,
      // SWC chooses short names by the frequency of letters. Names in scripts with a runtime must not depend on the folder.
      minifier({ exclude: runtime }, true),
      minifier({ include: runtime }, { disableCharFreq: true }),
    ],
  };
}
