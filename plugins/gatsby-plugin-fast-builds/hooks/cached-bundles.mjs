import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { attempt, expectFunctions, firstLine } from '../lib/gatsby.mjs';
import { bundleOf } from './rspack.mjs';

const folder = '.cache/.fast-builds';

/** Written beside the scripts by Gatsby, which reads them in the steps that follow. */
const scriptLists = ['public/webpack.stats.json', 'public/chunk-map.json'];

/** The cache of the running build; its entries are written at the end. */
let current;

/**
 * Changes: a build bundles only if necessary. An edit of content changes no script: while the sources of a bundle, its
 * configuration, and the packages are unchanged, the hook returns the result of the last build.
 * Fits: Gatsby 5.16, where all bundles of a build come from `build` of `utils/webpack/bundle`, and `getSSRChunkHashes` decides
 * which pages are rendered again.
 */
export function cachedBundles(gatsby) {
  const bundler = gatsby.load('utils/webpack/bundle');
  const { getSSRChunkHashes } = gatsby.load('utils/webpack/get-ssr-chunk-hashes');
  expectFunctions(bundler, ['build']);
  expectFunctions({ getSSRChunkHashes }, ['getSSRChunkHashes']);
  const { build } = bundler;
  const { store } = gatsby.load('redux/index');
  expectFunctions(store, ['getState']);
  const versions = () =>
    store.getState().flattenedPlugins.map(({ name, version }) => [name, version]);
  const cache = (current = new BundleCache(gatsby.root, getSSRChunkHashes, versions));
  bundler.build = (config) => cache.bundle(config, build);
}

export class BundleCache {
  /** Entries of the bundles that this build created, by name. */
  newEntries = new Map();

  /** @param {string} root folder of the site @param {() => unknown} versions of the plugins, which change configurations */
  constructor(root, hashesOf, versions) {
    this.root = root;
    this.hashesOf = hashesOf;
    this.versions = versions;
  }

  /** The bundle of the last build if its inputs are unchanged, else a new one. */
  async bundle(config, build) {
    const key = attempt(() => this.keyOf(config));
    const cached = attempt(() => this.cached(config.name, key));
    if (cached) return cached;
    attempt(() => fs.rmSync(this.at(entryFile(config.name)), { force: true }));
    const bundle = await build(config);
    const entry = key && attempt(() => this.entryOf(bundle.stats, key, config.output.path));
    // Gatsby reports warnings of scripts in each build.
    if (entry && (config.name !== 'build-javascript' || !bundle.stats.hasWarnings()))
      this.newEntries.set(config.name, entry);
    return bundle;
  }

  cached(name, key) {
    const entry = JSON.parse(fs.readFileSync(this.at(entryFile(name)), 'utf8'));
    if (entry.key !== key || !this.isFresh(entry)) return undefined;
    for (const file of scriptLists) this.copy(cachedFile(file), file);
    return bundleOf(entry);
  }

  write() {
    if (this.newEntries.size === 0) return;
    fs.mkdirSync(this.at(folder), { recursive: true });
    for (const file of scriptLists) this.copy(file, cachedFile(file));
    for (const [name, entry] of this.newEntries)
      fs.writeFileSync(this.at(entryFile(name)), JSON.stringify(entry));
    this.newEntries.clear();
  }

  at(file) {
    return path.join(this.root, file);
  }

  copy(from, to) {
    if (fs.existsSync(this.at(from))) fs.copyFileSync(this.at(from), this.at(to));
  }

  isFresh({ files, sources, written }) {
    return (
      sources === this.digestOf(files) &&
      Object.entries(written).every(([file, bytes]) => this.sizeOf(file) === bytes)
    );
  }

  sizeOf(file) {
    return fs.statSync(this.at(file), { throwIfNoEntry: false })?.size;
  }

  /**
   * Digest of files, of the environment variables that they read, and of the file names in `src`, where a new file can
   * shadow one of them.
   */
  digestOf(files) {
    const src = this.at('src');
    const names = fs.existsSync(src) ? fs.readdirSync(src, { recursive: true }).map(String) : [];
    const contents = files.map((file) => this.text(file));
    const variables = contents.flatMap(
      (text) => text.match(/(?<=process\.env(?:\.|\[['"]))\w+/g) ?? [],
    );
    const environment = [...new Set(variables)].sort().map((name) => [name, process.env[name]]);
    return digest(JSON.stringify([names.sort(), environment, contents.map(digest)]));
  }

  text(file) {
    return fs.existsSync(this.at(file)) ? fs.readFileSync(this.at(file), 'utf8') : '';
  }

  /** Digest of the inputs of a bundle besides sources: settings, versions of packages, files that configure the site. */
  keyOf({ entry, output, devtool, target, plugins = [] }) {
    const { version, env } = process;
    const inputNames = /^(?:package(?:-lock)?\.json|gatsby-(?:config|node)\.[cm]?[jt]s)$/;
    const names = fs.readdirSync(this.root).filter((name) => inputNames.test(name));
    const variables = `.env.${env.GATSBY_ACTIVE_ENV ?? env.NODE_ENV}`;
    const texts = [variables, ...names].map((file) => [file, this.text(file)]);
    // The bundle that renders pages receives the whole environment of the machine; see `digestOf`.
    const definitions = plugins.flatMap((plugin) =>
      Object.entries(plugin.definitions ?? {}).filter(([name]) => !/^process\.env\./.test(name)),
    );
    const settings = [entry, output.path, output.publicPath, devtool, target, definitions];
    return digest(JSON.stringify([version, env.FAST_BUILDS, this.versions(), texts, settings]));
  }

  entryOf(stats, key, output) {
    const { hash, compilation } = stats;
    const files = [...compilation.fileDependencies]
      .filter((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile())
      .map((file) => path.relative(this.root, file))
      // The key of a bundle covers packages by the lockfile.
      .filter((file) => !file.split(path.sep).some((part) => /^(?:\.\.|node_modules)$/.test(part)))
      .sort();
    const assets = Object.keys(compilation.assets)
      .map((asset) => path.relative(this.root, path.join(output, asset)))
      .map((file) => [file, this.sizeOf(file)]);
    const groups = groupsOf(stats, this.hashesOf);
    const sources = this.digestOf(files);
    return { hash, groups, key, files, sources, written: Object.fromEntries(assets) };
  }
}

/** Hash of each group of chunks by its name, as Gatsby computes them. */
function groupsOf(stats, hashesOf) {
  const components = [...stats.compilation.chunkGroups]
    .filter(({ name }) => name)
    .map(({ name }) => ({ componentChunkName: name, componentPath: name }));
  const { renderPageHash, templateHashes } = hashesOf({ stats, components });
  return { ...templateHashes, 'render-page': renderPageHash };
}

const digest = (text) => createHash('md5').update(text).digest('hex');
const cachedFile = (file) => `${folder}/${path.basename(file)}`;
const entryFile = (name) => `${folder}/${name}.json`;

/** Writes the entries of this build. Call it at the end, when Gatsby has stored its records of the bundles. */
export function writeBundleCache(reporter) {
  try {
    current?.write();
  } catch (error) {
    reporter.warn(`gatsby-plugin-fast-builds could not cache the bundles: ${firstLine(error)}`);
  }
}
