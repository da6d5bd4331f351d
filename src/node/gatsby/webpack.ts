import fs from 'node:fs';
import { transform } from 'esbuild';
import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { isObject } from '../../lib/values/json-object';
import { sourceMaps } from '../../site';
import { siteAbsolute } from '../source/files';
import { digest } from '../source/digest';
import { buildLoaders } from './babel-loaders';
import { babelPlugins } from './babel-plugins';
import type { Build } from './bundle';
import { rendererBundle } from './renderer/renderer-bundle';
import { SYNTAX } from './script-kinds';
import { scriptRules, type Rule } from './script-rules';
import { HashOfNames, NoBuildDependencies } from './webpack-plugins';

interface Minimizer {
  constructor: (new (options: object) => Minimizer) & { name: string; swcMinify?: unknown };
}
interface BabelSettings {
  stages: Record<string, { plugins: { name: string; options: object }[] } | undefined>;
}
interface Config {
  devtool?: string | false;
  cache?: { version?: string; buildDependencies?: Record<string, string[]> };
  optimization?: { minimizer?: Minimizer[]; splitChunks?: object };
  plugins?: unknown[];
  resolve?: { plugins?: unknown[] };
  module?: { rules?: Rule[] };
  madeBy?: Build;
}

/**
 * Packages that reach every page through Gatsby's and Emotion's entry files, unused by this site. Webpack may leave
 * them out when it knows that loading them does nothing by itself; their own package files do not say so.
 */
const withoutEffects =
  /[\\/]node_modules[\\/](?:gatsby-script|@builder\.io[\\/]partytown|hoist-non-react-statics|react-is)[\\/]/;

/** What bundles are made by: all that is beside this file, and what it is called with. */
function sources(): string[] {
  const folder = 'src/node/gatsby';
  const own = fs
    .readdirSync(siteAbsolute(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.m?ts$|\.mjs$/.test(file))
    .map((file) => `${folder}/${file}`);
  return [
    'package-lock.json',
    'gatsby-config.ts',
    'gatsby-node.ts',
    'tsconfig.json',
    ...own.sort(),
  ];
}

/**
 * Webpack keeps its cache as long as its build dependencies are the same, and finds them by following every `require`
 * of Gatsby, its plugins and all loaders: seconds at the end of each clean build. The lockfile names the versions of
 * them all, so its digest changes with theirs.
 */
function cacheVersion(): string {
  return digest(
    sources()
      .map((file) => fs.readFileSync(siteAbsolute(file), 'utf8'))
      .join('\n'),
  );
}

/** Changes what Gatsby tells webpack: who reads scripts, what makes them small, and what is kept for the next build. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  getConfig,
  actions,
  stage,
  loaders,
  store,
}: CreateWebpackConfigArgs) => {
  const config = getConfig() as Config;
  if (!config.cache) return;
  const { babelrc } = store.getState() as { babelrc: BabelSettings };
  const plugins = babelPlugins(babelrc.stages[stage]?.plugins ?? []);
  const cache = {
    ...config.cache,
    version: cacheVersion(),
    buildDependencies: { defaultWebpack: [] },
  };
  if (stage === 'build-html') {
    actions.replaceWebpackConfig({ ...config, cache, madeBy: rendererBundle(plugins) });
    return;
  }
  const isBuild = stage === 'build-javascript';
  actions.replaceWebpackConfig({
    ...config,
    // Source maps would be published.
    ...(isBuild && { devtool: sourceMaps ? 'source-map' : false }),
    ...(isBuild && { optimization: withOwnWorker(withSwc(config.optimization)) }),
    resolve: {
      ...config.resolve,
      plugins: config.resolve?.plugins?.filter((plugin) => !isNamed(plugin, shadowing)),
    },
    cache,
    module: {
      ...config.module,
      rules: [
        ...scriptRules(
          config.module?.rules ?? [],
          isBuild ? buildLoaders({ loaders }, plugins) : undefined,
          stage !== 'develop-html',
        ),
        { test: withoutEffects, sideEffects: false },
      ],
    },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !isNamed(plugin, lint)),
      new NoBuildDependencies(),
      ...(isBuild ? [new HashOfNames()] : []),
    ],
  });
};

/** In develop Gatsby lints each file that webpack reads, by rules of its own; `npm run lint` has those of the site. */
const lint = 'ESLintWebpackPlugin';

/** Looks for a file of the site in place of each one of a theme. The site has no theme. */
const shadowing = 'GatsbyThemeComponentShadowingResolverPlugin';

function isNamed(plugin: unknown, name: string): boolean {
  return isObject(plugin) && plugin.constructor.name === name;
}

/** What pages share, before it is made small, from which on it is a script of its own. */
const SHARED_BYTES = 16_000;

/**
 * The worker of the practice tenant has the engine, as the worker of the search does. A chunk that both share would be a
 * second request before the first result of a search, for a worker that few readers start.
 */
function withOwnWorker(optimization: Config['optimization']): Config['optimization'] {
  const chunks = ({ name }: { name?: string }) => name !== 'practice-worker';
  const splitChunks = { ...optimization?.splitChunks, chunks, minSize: SHARED_BYTES };
  return { ...optimization, splitChunks };
}

const runtime = /webpack-runtime-/;

/**
 * SWC makes scripts small in a tenth of Terser's time, and smaller. It gives short names by the frequency of letters,
 * and the runtime holds hashes of chunks that depend on the folder of the build at that time; the final ones are put in
 * later. So the runtime keeps its names: a script of 5 kB, the same bytes wherever it is built.
 */
function withSwc(optimization: Config['optimization']): Config['optimization'] {
  const minimizers = (optimization?.minimizer ?? []).flatMap((minimizer) => {
    const { constructor: Plugin } = minimizer;
    if (Plugin.name === 'CssMinimizerPlugin')
      return [new Plugin({ minify: smallStyles, parallel: false })];
    if (Plugin.name !== 'TerserPlugin') return [minimizer];
    const make = (mangle: boolean, files: object) =>
      new Plugin({
        ...files,
        minify: Plugin.swcMinify,
        terserOptions: { compress: { passes: 2 }, mangle },
        parallel: false,
      });
    return [make(true, { exclude: runtime }), make(false, { include: runtime })];
  });
  return { ...optimization, minimizer: minimizers };
}

/** Gatsby has a process started for it, which takes a second to load what makes 25 kB of styles a few bytes smaller. */
async function smallStyles(files: Record<string, string>): Promise<{ code: string }> {
  const [source = ''] = Object.values(files);
  const { code } = await transform(source, { loader: 'css', minify: true, target: SYNTAX });
  // Spaces before the value of a custom property are none of it.
  return { code: code.replace(/(?<=[{;]--[\w-]+:) /g, '') };
}
