import path from 'node:path';
import { promisify } from 'node:util';
import { firstLine } from '../lib/gatsby.mjs';
import { BundleCache } from '../rspack/bundle-cache.mjs';
import { mapQueries, writeScriptLists } from '../rspack/gatsby-plugins.mjs';
import { rspackOptions } from '../rspack/options.mjs';

/** Bundles of the last build, and those of the running one. */
let cache;

/**
 * Changes: the bundler of a build. Rspack reads the webpack configuration of Gatsby, its plugins, and the site, and builds
 * both bundles: the scripts of the browser, and the renderer of pages. SWC compiles modules; Babel compiles only modules
 * that import `graphql`. A build after an edit of content reuses the bundles of the last one.
 * Fits: Gatsby 5.16, where all bundles of a build come from `build` of `utils/webpack/bundle`.
 * When Rspack fails, webpack bundles: it reports faults of the site in Gatsby's own words.
 */
export function rspack(gatsby, { reporter }) {
  const bundler = gatsby.load('utils/webpack/bundle');
  const { store } = gatsby.load('redux/index');
  const { build } = bundler;
  cache = new BundleCache(gatsby.root, () => store.getState());
  bundler.build = async (config) => {
    const { name } = config;
    if (name !== 'build-javascript' && name !== 'build-html') return build(config);
    try {
      return bundleOf(await cache.bundle(config, () => bundle(gatsby, config)));
    } catch (error) {
      reporter.warn(`gatsby-plugin-fast-builds leaves "${name}" to webpack: ${firstLine(error)}`);
      return build(config);
    }
  };
}

/** Writes the bundles of this build for the next one. Call it at the end, when Gatsby has stored its records of them. */
export function writeBundleCache(reporter) {
  try {
    cache?.write();
  } catch (error) {
    reporter.warn(`gatsby-plugin-fast-builds could not cache the bundles: ${firstLine(error)}`);
  }
}

/** Bundles with Rspack. @returns the input of `bundleOf` */
async function bundle(gatsby, config) {
  const { rspack } = await import('@rspack/core');
  const { plugins = [] } = config;
  const compiler = rspack(rspackOptions(rspack, config, gatsby));
  const isBrowser = config.name === 'build-javascript';
  if (isBrowser) {
    const { NormalModule } = gatsby.gatsby('webpack');
    compiler.hooks.finishMake.tapPromise('queries of templates', (compilation) =>
      mapQueries(plugins, compilation, NormalModule),
    );
  }
  try {
    const stats = await promisify(compiler.run.bind(compiler))();
    if (!stats) throw new Error('Rspack returned no result');
    const [error] = stats.toJson({ all: false, errors: true }).errors ?? [];
    if (error) throw new Error(error.message);
    const { compilation } = stats;
    const { hash } = compilation;
    if (isBrowser) await writeScriptLists(plugins, stats, hash);
    return {
      hash,
      groups: isBrowser ? {} : chunkGroupsOf(compilation),
      assets: Object.keys(compilation.assets),
      files: [...compilation.fileDependencies],
      warnings: stats.toJson({ all: false, warnings: true }).warnings ?? [],
    };
  } finally {
    await promisify(compiler.close.bind(compiler))();
  }
}

/**
 * Hashes by name of the groups of chunks that render pages. Each group has the hash of its bundle, so that Gatsby renders all
 * pages again after any change. Without a hash of `render-page` it does not know what to render.
 */
function chunkGroupsOf({ chunkGroups, hash }) {
  const groups = [...chunkGroups].flatMap(({ name }) => (name ? [[name, hash]] : []));
  if (!hash || !groups.some(([name]) => name === 'render-page'))
    throw new Error('chunks have no hash');
  return Object.fromEntries(groups);
}

/**
 * The parts of a result of webpack that Gatsby reads.
 * @param {{ hash: string, groups: Record<string, string>, assets?: readonly string[], files?: readonly string[], warnings?: readonly unknown[] }} result
 *   `groups`: hash of each group of chunks by its name; `files`: absolute paths of the sources
 */
function bundleOf({ hash, groups, assets = [], files = [], warnings = [] }) {
  return {
    stats: {
      hash,
      hasErrors: () => false,
      hasWarnings: () => warnings.length > 0,
      toJson: () => ({ warnings }),
      compilation: {
        chunkGroups: Object.entries(groups).map(([name, groupHash]) => ({
          name,
          chunks: [{ hash: groupHash }],
          childrenIterable: [],
        })),
        assets: Object.fromEntries(assets.map((asset) => [asset, {}])),
        fileDependencies: files.map((file) => path.resolve(file)),
        modules: [],
      },
    },
    close: () => Promise.resolve(),
  };
}
