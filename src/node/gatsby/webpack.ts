import fs from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { isObject } from '../../lib/values/json-object';
import { sourceMaps } from '../../site';
import { siteAbsolute } from '../source/files';
import { digest } from '../source/digest';
import { collectGarbage } from './collect-garbage';
import { scriptRules, type Rule } from './script-rules';

interface Compiler {
  hooks: {
    done: {
      tap: (
        options: { name: string; stage: number },
        run: (stats: { compilation: { hash?: string; assets: object } }) => void,
      ) => void;
    };
    thisCompilation: {
      tap: (
        name: string,
        run: (compilation: {
          hooks: {
            chunkHash: {
              tap: (
                name: string,
                run: (chunk: { name?: string }, hash: { update: (text: string) => void }) => void,
              ) => void;
            };
          };
        }) => void,
      ) => void;
    };
    afterCompile: {
      tap: (
        name: string,
        run: (compilation: { buildDependencies: { clear: () => void } }) => void,
      ) => void;
    };
  };
}
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
  module?: { rules?: Rule[]; parser?: { javascript?: object } };
}

/**
 * Packages that reach every page through Gatsby's and Emotion's entry files, unused by this site. Webpack may leave
 * them out when it knows that loading them does nothing by itself; their own package files do not say so.
 */
const withoutEffects =
  /[\\/]node_modules[\\/](?:gatsby-script|@builder\.io[\\/]partytown|hoist-non-react-statics|react-is)[\\/]/;

/**
 * Webpack keeps its cache as long as its build dependencies are the same, and finds them by following every `require`
 * of Gatsby, its plugins and all loaders: seconds at the end of each clean build. The lockfile names the versions of
 * them all, so its digest changes with theirs.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  getConfig,
  actions,
  stage,
  loaders,
  store,
}: CreateWebpackConfigArgs) => {
  const config = getConfig() as Config;
  if (stage === 'build-html') collectGarbage();
  if (!config.cache) return;
  const files = [
    'package-lock.json',
    'gatsby-config.ts',
    'gatsby-node.ts',
    'src/node/gatsby/webpack.ts',
    'src/node/gatsby/script-rules.ts',
    'src/node/gatsby/bundle-alone.mjs',
    'src/node/gatsby/remember-styles.mjs',
    'tsconfig.json',
  ];
  const { babelrc } = store.getState() as { babelrc: BabelSettings };
  const emotion = stage.startsWith('build-')
    ? babelLoader(loaders, babelrc.stages[stage]?.plugins ?? [])
    : undefined;
  const version = digest(
    files.map((file) => fs.readFileSync(siteAbsolute(file), 'utf8')).join('\n'),
  );
  actions.replaceWebpackConfig({
    ...config,
    // Source maps would be published.
    ...(stage === 'build-javascript' && { devtool: sourceMaps ? 'source-map' : false }),
    ...(stage === 'build-javascript' && {
      optimization: withOwnWorker(withSwc(config.optimization)),
    }),
    cache: { ...config.cache, version, buildDependencies: { defaultWebpack: [] } },
    module: {
      ...config.module,
      rules: [
        ...scriptRules(config.module?.rules ?? [], emotion),
        { test: withoutEffects, sideEffects: false },
        ...(stage === 'build-html' ? [withRememberedStyles()] : []),
      ],
      // Pages are rendered without workers.
      ...(stage === 'build-html' && {
        parser: {
          ...config.module?.parser,
          javascript: { ...config.module?.parser?.javascript, worker: false, url: false },
        },
      }),
    },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !isLint(plugin)),
      new NoBuildDependencies(),
      ...(stage === 'build-javascript' ? [new HashOfNames()] : []),
      ...(stage === 'build-html' ? [new HashWithStyles()] : []),
    ],
  });
};

/** Babel with the plugins that plugins of Gatsby set, Emotion's, and nothing else. */
function babelLoader(
  loaders: CreateWebpackConfigArgs['loaders'],
  plugins: readonly { name: string; options: object }[],
): object {
  return loaders.dependencies?.({
    babelrc: false,
    configFile: false,
    plugins: plugins.map(({ name, options }) => [name, options]),
    parserOpts: { plugins: ['jsx', 'typescript'] },
  });
}

/** In develop Gatsby lints each file that webpack reads, by rules of its own; `npm run lint` has those of the site. */
function isLint(plugin: unknown): boolean {
  return isObject(plugin) && plugin.constructor.name === 'ESLintWebpackPlugin';
}

/**
 * The worker of the practice tenant has the engine, as the worker of the search does. A chunk that both share would be a
 * second request before the first result of a search, for a worker that few readers start.
 */
function withOwnWorker(optimization: Config['optimization']): Config['optimization'] {
  const chunks = ({ name }: { name?: string }) => name !== 'practice-worker';
  return { ...optimization, splitChunks: { ...optimization?.splitChunks, chunks } };
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

/** Makes the styles of components known where pages are rendered. */
function withRememberedStyles(): Rule {
  return {
    test: /\.tsx?$/,
    include: siteAbsolute('src'),
    exclude: /\.test\.tsx?$/,
    enforce: 'pre',
    use: [{ loader: siteAbsolute('src/node/gatsby/remember-styles.mjs') }],
  };
}

/** Forgets the dependencies that loaders add. */
class NoBuildDependencies {
  apply({ hooks }: Compiler): void {
    hooks.afterCompile.tap('NoBuildDependencies', (compilation) =>
      compilation.buildDependencies.clear(),
    );
  }
}

/**
 * Gatsby writes the hash of the bundles into all pages. Webpack's own one is another when modules come from its cache,
 * without any other script; files are named by their content, so their names are hash enough.
 */
class HashOfNames {
  apply({ hooks }: Compiler): void {
    // Before Gatsby, which reads the hash in the same hook.
    hooks.done.tap({ name: 'HashOfNames', stage: -100 }, ({ compilation }) => {
      compilation.hash = digest(Object.keys(compilation.assets).sort().join('\n'));
    });
  }
}

const styleFolder = 'src/theme';

/**
 * Pages hold the style sheets inline, and Gatsby renders a page again when the code that renders it has another hash.
 * Style sheets leave no trace in that code, so an edit of one would not reach the pages that are built already.
 */
class HashWithStyles {
  apply({ hooks }: Compiler): void {
    const name = 'HashWithStyles';
    const sheets = fs
      .readdirSync(siteAbsolute(styleFolder))
      .filter((file) => file.endsWith('.css'));
    const styles = sheets
      .sort()
      .map((file) => fs.readFileSync(siteAbsolute(path.join(styleFolder, file)), 'utf8'));
    hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.chunkHash.tap(name, (chunk, hash) => {
        if (chunk.name === 'render-page') hash.update(digest(styles.join('\n')));
      }),
    );
  }
}
