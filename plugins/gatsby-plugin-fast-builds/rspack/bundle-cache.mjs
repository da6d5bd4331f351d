import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { attempt } from '../lib/gatsby.mjs';

const folder = '.cache/.fast-builds';

/** Written beside the scripts by Gatsby, which reads them in the steps that follow. */
const scriptLists = ['public/webpack.stats.json', 'public/chunk-map.json'];

/**
 * The bundles of the last build. An edit of content changes no script: while the sources of a bundle, its configuration,
 * and the packages are unchanged, a build takes the last one.
 */
export class BundleCache {
  /** Entries of the bundles that this build created, by name. */
  newEntries = new Map();

  /** @param {string} root folder of the site @param {() => any} state of Gatsby */
  constructor(root, state) {
    this.root = root;
    this.state = state;
  }

  /** The bundle of the last build if its inputs are unchanged, else a new one. */
  async bundle(config, make) {
    const key = attempt(() => this.keyOf(config));
    const cached = attempt(() => this.cached(config.name, key));
    if (cached) return cached;
    attempt(() => fs.rmSync(this.at(entryFile(config.name)), { force: true }));
    const start = attempt(() => this.timeOfStart());
    const bundle = await make();
    // Gatsby reports warnings of scripts in each build.
    if (!key || !start || (config.name === 'build-javascript' && bundle.warnings.length > 0))
      return bundle;
    const entry = attempt(() => this.entryOf(bundle, key, config.output.path));
    const isEdited = (file) => fs.statSync(this.at(file)).ctimeMs > start;
    if (entry && attempt(() => !entry.files.some(isEdited)))
      this.newEntries.set(config.name, entry);
    return bundle;
  }

  cached(name, key) {
    const entry = JSON.parse(fs.readFileSync(this.at(entryFile(name)), 'utf8'));
    const { files, sources, written } = entry;
    const isFresh =
      entry.key === key &&
      // Gatsby finds the queries of templates in the bundle, and drops them after two builds that did not end.
      this.state().staticQueriesByTemplate.size > 0 &&
      sources === this.digestOf(files) &&
      Object.entries(written).every(([file, bytes]) => this.sizeOf(file) === bytes);
    if (!isFresh) return undefined;
    for (const file of scriptLists) fs.copyFileSync(this.at(cachedFile(file)), this.at(file));
    return entry;
  }

  /** Writes the entries of this build: at its end, when Gatsby has stored its records of the bundles. */
  write() {
    if (this.newEntries.size === 0) return;
    fs.mkdirSync(this.at(folder), { recursive: true });
    for (const file of scriptLists) fs.copyFileSync(this.at(file), this.at(cachedFile(file)));
    for (const [name, entry] of this.newEntries)
      fs.writeFileSync(this.at(entryFile(name)), JSON.stringify(entry));
  }

  /** Time by the clock of the file system, which lags behind that of the process: a bundler may not see later edits. */
  timeOfStart() {
    const file = this.at(`${folder}/start.txt`);
    fs.mkdirSync(this.at(folder), { recursive: true });
    fs.writeFileSync(file, '');
    return fs.statSync(file).ctimeMs;
  }

  at(file) {
    return path.join(this.root, file);
  }

  sizeOf(file) {
    return fs.statSync(this.at(file), { throwIfNoEntry: false })?.size;
  }

  text(file) {
    return fs.readFileSync(this.at(file), 'utf8');
  }

  /**
   * Digest of files, of the environment variables that they read, and of the file names in `src`, where a new file can
   * shadow one of them.
   */
  digestOf(files) {
    const names = fs.readdirSync(this.at('src'), { recursive: true }).sort();
    const contents = files.map((file) => this.text(file));
    const variables = contents.flatMap(
      (text) => text.match(/(?<=process\.env(?:\.|\[['"]))\w+/g) ?? [],
    );
    const environment = [...new Set(variables)].sort().map((name) => [name, process.env[name]]);
    return digest(JSON.stringify([names, environment, contents.map(digest)]));
  }

  /** Digest of the inputs of a bundle besides sources: settings, versions of packages, files that configure the site. */
  keyOf({ entry, output, devtool, target, plugins = [] }) {
    const inputs = /^(?:package(?:-lock)?\.json|gatsby-(?:config|node)\.[cm]?[jt]s|\.env\..*)$/;
    const names = fs.readdirSync(this.root).filter((name) => inputs.test(name));
    const texts = names.map((file) => [file, this.text(file)]);
    // The bundle that renders pages receives the whole environment of the machine; see `digestOf`.
    const definitions = plugins.flatMap((plugin) =>
      Object.entries(plugin.definitions ?? {}).filter(([name]) => !/^process\.env\./.test(name)),
    );
    const settings = [entry, output.path, output.publicPath, devtool, target, definitions];
    const versions = this.state().flattenedPlugins.map(({ name, version }) => [name, version]);
    return digest(JSON.stringify([process.version, versions, texts, settings]));
  }

  entryOf({ hash, groups, assets, files }, key, output) {
    const sources = files
      .filter((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile())
      .map((file) => path.relative(this.root, file))
      // The key of a bundle covers packages by the lockfile.
      .filter((file) => !file.split(path.sep).some((part) => /^(?:\.\.|node_modules)$/.test(part)))
      .sort();
    const written = assets
      .map((asset) => path.relative(this.root, path.join(output, asset)))
      .map((file) => [file, this.sizeOf(file)]);
    return {
      ...{ hash, groups, key, files: sources },
      sources: this.digestOf(sources),
      written: Object.fromEntries(written),
    };
  }
}

const digest = (text) => createHash('md5').update(text).digest('hex');
const cachedFile = (file) => `${folder}/${path.basename(file)}`;
const entryFile = (name) => `${folder}/${name}.json`;
