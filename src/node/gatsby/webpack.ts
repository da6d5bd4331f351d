import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { site, sourceMaps } from '../../site';
import { bundleFile } from '../source/workers/bundle';
import { siteAbsolute } from '../source/files';
import { HASH_DIGITS } from './hashed-names';
import { defineInlineScript } from './inline-script';
import { StableHash } from './stable-hash';
import { SYNTAX } from './syntax';

/** A module that is bundled with all that it imports before webpack reads it. */
const bundledModule = 'src/search/protocol/schema/type.ts';

/**
 * Packages that reach every page through Emotion's entry file, unused by this site. Loading them does nothing by itself,
 * which their own package files do not declare, so webpack may leave them out.
 */
const withoutEffects = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/** Packages of Gatsby's `Script`, which the site does not use; what Gatsby imports of them is called in develop alone. */
const unusedPackages = { 'gatsby-script': false, '@builder.io/partytown/integration': false };

/** In the place of the cache of Emotion, which has a compiler of styles in it. */
const styleCache = { '@emotion/cache': siteAbsolute('src/app/style-cache.ts') };

const textTemplates = [
  'component---src-templates-doc-tsx',
  'component---src-templates-blog-post-tsx',
];
const isTextTemplate = ({ name }: { name?: string | null }) => textTemplates.includes(name ?? '');
const isOtherTemplate = ({ name }: { name?: string | null }) =>
  name?.startsWith('component---') === true && !textTemplates.includes(name);

type Stage = CreateWebpackConfigArgs['stage'];

interface WebpackConfig {
  module: { rules: { test?: unknown }[] };
  plugins: object[];
  output: object;
  optimization: { minimizer?: object[]; splitChunks?: { cacheGroups?: { styles?: object } } };
}

/**
 * A page has the styles of its own scripts; Gatsby would write those of all pages into each one. Nested rules are not
 * merged: cssnano takes a declaration from two of them to their parents.
 */
function withStylesOfPages({ plugins, getConfig, stage }: CreateWebpackConfigArgs): WebpackConfig {
  const config = getConfig() as WebpackConfig;
  if (stage !== 'build-javascript') return config;
  const { minimizer = [], splitChunks } = config.optimization;
  delete splitChunks?.cacheGroups?.styles;
  const otherPlugins = minimizer.filter(
    (plugin) => plugin.constructor.name !== 'CssMinimizerPlugin',
  );
  const preset = ['default', { mergeRules: false, svgo: false }];
  const minifyCss = plugins.minifyCss({ minimizerOptions: { preset } });
  return {
    ...config,
    optimization: { ...config.optimization, minimizer: [...otherPlugins, minifyCss] },
  };
}

interface StyleFiles {
  options: object;
}
const isStyleFiles = (plugin: object): plugin is StyleFiles =>
  plugin.constructor.name === 'MiniCssExtractPlugin';

/** Develop puts the styles of all pages into one file; pages that import them in different orders made 37 warnings. */
function withAnyOrder(plugin: StyleFiles): StyleFiles {
  Object.assign(plugin.options, { ignoreOrder: true });
  return plugin;
}

/** Gatsby's settings without what takes time and changes nothing. */
function withoutNeedless({ module, plugins, ...config }: WebpackConfig, stage: Stage): object {
  return {
    ...config,
    // The rule of gatsby-plugin-typescript compiles again what Gatsby's own rule has compiled.
    module: {
      ...module,
      rules: module.rules.filter(({ test }) => String(test) !== String(/\.tsx?$/)),
    },
    // Gatsby lints each module by rules of its own; `npm run lint` has those of the site.
    plugins: plugins
      .filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin')
      .map((plugin) => (isStyleFiles(plugin) ? withAnyOrder(plugin) : plugin)),
    // Merged, the list would keep ES5, Gatsby's own, in which webpack writes what it adds.
    ...(stage === 'build-javascript' && {
      target: ['web', SYNTAX],
      output: { ...config.output, hashDigestLength: HASH_DIGITS },
    }),
  };
}

/** What the sizes of scripts depend on, and what pages are rendered without. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  defineInlineScript(args);
  const { actions, plugins, stage } = args;
  actions.replaceWebpackConfig(withoutNeedless(withStylesOfPages(args), stage));
  // Gatsby defines variables that are set; the code of one that is not has to go, too.
  const EVENTS = 'process.env.GATSBY_EVENTS_ENDPOINT';
  actions.setWebpackConfig({
    plugins: [plugins.define({ [EVENTS]: JSON.stringify(site.eventsEndpoint) })],
  });
  actions.setWebpackConfig({
    resolve: { alias: styleCache },
    // Webpack's cache depends on this file as well, which is part of the bundle.
    cache: { buildDependencies: { site: [bundleFile('node-apis')] } },
    module: {
      rules: [
        { test: withoutEffects, sideEffects: false },
        {
          test: siteAbsolute(bundledModule),
          enforce: 'pre',
          use: [
            {
              loader: siteAbsolute('src/node/gatsby/bundle-alone.mjs'),
              options: { target: SYNTAX },
            },
          ],
        },
      ],
    },
  });
  if (stage === 'build-html')
    // Pages are rendered without workers.
    actions.setWebpackConfig({ module: { parser: { javascript: { worker: false } } } });
  if (stage === 'build-javascript')
    actions.setWebpackConfig({
      // Source maps would be published.
      devtool: sourceMaps && 'source-map',
      plugins: [new StableHash()],
      resolve: { alias: unusedPackages },
      optimization: {
        splitChunks: {
          // The worker of the practice tenant has the engine, as the worker of the search does. A module that both share
          // would be a second request before the first result of a search, for a worker that few readers start.
          chunks: (chunk: { name?: string | null }) => chunk.name !== 'practice-worker',
          // What pages of documentation and posts share is one file: many small ones compress less, and home and lists
          // of posts, which have a part of it, get that apart.
          cacheGroups: {
            text: { name: 'text', chunks: isTextTemplate, minChunks: 2, priority: 20 },
            // Webpack leaves out of all groups what is in `text`; without this one, each other template has a copy of it.
            others: { chunks: isOtherTemplate, minChunks: 2, priority: 15 },
          },
        },
      },
    });
};
