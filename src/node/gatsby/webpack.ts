import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { site, sourceMaps } from '../../site';
import { bundleFile } from '../workers/bundle';
import { siteAbsolute } from '../content/files';
import { HASH_DIGITS } from './hashed-names';
import { defineInlineScript, SYNTAX } from './inline-script';
import { StableHash } from './stable-hash';

/** A module that is bundled with its imports before webpack reads it. */
const bundledModule = 'src/search/protocol/schema/type.ts';

/**
 * Unused packages that Emotion's entry file imports on every page. They have no side effects, although their package files
 * do not say so; with this declaration webpack drops them.
 */
const withoutEffects = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/** Packages of Gatsby's `Script`, which the site does not use; Gatsby calls their functions in develop only. */
const unusedPackages = { 'gatsby-script': false, '@builder.io/partytown/integration': false };

const textTemplates = [
  'component---src-templates-doc-tsx',
  'component---src-templates-blog-post-tsx',
];
const isTextTemplate = ({ name }: { name?: string | null }) => textTemplates.includes(name ?? '');
const isOtherTemplate = ({ name }: { name?: string | null }) =>
  name?.startsWith('component---') === true && !textTemplates.includes(name);

interface WebpackConfig {
  module: { rules: { test?: unknown }[] };
  plugins: { options?: object }[];
  output: object;
  optimization: { minimizer?: object[]; splitChunks?: { cacheGroups?: { styles?: object } } };
}

/**
 * Gives a page the styles of its scripts only; Gatsby would write the styles of all pages into each one. Nested rules are not
 * merged, since cssnano would move a common declaration of two of them to their parents.
 */
function withPageStyles({ plugins, getConfig, stage }: CreateWebpackConfigArgs): WebpackConfig {
  const config = getConfig() as WebpackConfig;
  if (stage !== 'build-javascript') return config;
  const { minimizer = [], splitChunks } = config.optimization;
  delete splitChunks?.cacheGroups?.styles;
  const otherPlugins = minimizer.filter(
    (plugin) => plugin.constructor.name !== 'CssMinimizerPlugin',
  );
  const preset = ['default', { mergeRules: false, svgo: false }];
  // A thread would load the minifier and all that it imports for a second of work.
  const minifyCss = plugins.minifyCss({ minimizerOptions: { preset }, parallel: false });
  return {
    ...config,
    optimization: { ...config.optimization, minimizer: [...otherPlugins, minifyCss] },
  };
}

/** Removes settings of Gatsby that cost time without an effect. */
function withoutIneffectiveSettings(
  { module, plugins, ...config }: WebpackConfig,
  stage: CreateWebpackConfigArgs['stage'],
): object {
  for (const plugin of plugins)
    // Develop puts all styles into one file, and warns of each difference in the order of imports.
    if (plugin.constructor.name === 'MiniCssExtractPlugin')
      Object.assign(plugin.options ?? {}, { ignoreOrder: true });
  return {
    ...config,
    // The rule of gatsby-plugin-typescript compiles the same files as Gatsby's rule.
    module: {
      ...module,
      rules: module.rules.filter(({ test }) => String(test) !== String(/\.tsx?$/)),
    },
    // Gatsby lints each module with its own rules; `npm run lint` uses the rules of the site.
    plugins: plugins.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin'),
    // A merged list would keep Gatsby's ES5 for the runtime of webpack.
    ...(stage === 'build-javascript' && {
      target: ['web', SYNTAX],
      output: { ...config.output, hashDigestLength: HASH_DIGITS },
    }),
  };
}

/** Settings that keep scripts small and the rendering of pages fast. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  defineInlineScript(args);
  const { actions, plugins, stage } = args;
  actions.replaceWebpackConfig(withoutIneffectiveSettings(withPageStyles(args), stage));
  // Gatsby defines only variables that are set; this also removes the code of an unset one.
  const EVENTS = 'process.env.GATSBY_EVENTS_ENDPOINT';
  actions.setWebpackConfig({
    plugins: [plugins.define({ [EVENTS]: JSON.stringify(site.eventsEndpoint) })],
    // Webpack's cache also depends on this file, which is part of the bundle.
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
    // The renderer needs no workers.
    actions.setWebpackConfig({ module: { parser: { javascript: { worker: false } } } });
  if (stage === 'build-javascript')
    actions.setWebpackConfig({
      // Source maps would be published.
      devtool: sourceMaps && 'source-map',
      plugins: [new StableHash()],
      resolve: { alias: unusedPackages },
      optimization: {
        splitChunks: {
          // Both the search worker and the practice worker contain the engine. A shared chunk would mean a second request
          // before the first result of a search, for the sake of a worker that few readers start.
          chunks: (chunk: { name?: string | null }) => chunk.name !== 'practice-worker',
          // Shared code of documentation pages and posts is one file, since many small ones compress less. Home and lists of
          // posts load their part of it separately.
          cacheGroups: {
            text: { name: 'text', chunks: isTextTemplate, minChunks: 2, priority: 20 },
            // Webpack removes modules of `text` from all other groups; without this one, each other template has a copy.
            others: { chunks: isOtherTemplate, minChunks: 2, priority: 15 },
          },
        },
      },
    });
};
