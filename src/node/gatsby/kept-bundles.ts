import fs from 'node:fs';
import path from 'node:path';
import { digest } from '../source/digest';
import { siteAbsolute, siteRelative } from '../source/files';

/** What Gatsby reads of a result of webpack. */
interface Stats {
  hash?: string | null;
  hasErrors: () => boolean;
  hasWarnings: () => boolean;
  compilation: {
    assets: object;
    chunkGroups: Iterable<{ name?: string | null | undefined }>;
    fileDependencies: Iterable<string>;
  };
}

export interface Bundle {
  stats: Stats;
  close: () => Promise<void>;
}

export interface Settings {
  name?: string | undefined;
  entry?: unknown;
  output?: { path?: string | undefined; publicPath?: unknown };
  devtool?: unknown;
  cache?: { version?: string } | boolean;
  plugins?: object[];
}

export type Build = (settings: Settings) => Promise<Bundle>;

interface Kept {
  /** What the bundle is made by. */
  key: string;
  /** What it is made from, and a digest of it. */
  files: string[];
  sources: string;
  hash: string;
  /** Hash of each group of chunks, by its name: where it is another, Gatsby renders the group's pages again. */
  groups: Record<string, string>;
  /** Bytes of each file that it consists of, by its path. */
  written: Record<string, number>;
}

/** Gatsby's function that makes hashes of what renders pages, and of each template. */
export type HashesOf = (input: {
  stats: Pick<Stats, 'compilation'>;
  components: Map<string, { componentChunkName: string; componentPath: string }>;
}) => { renderPageHash: string; templateHashes: Record<string, string> };

const folder = '.cache/kept-bundles';

/** Written beside the scripts; later steps take them out of what is served. */
const aboutScripts = ['public/webpack.stats.json', 'public/chunk-map.json'];

/**
 * An edit of content changes no script. Webpack, asked for the same bundles again, takes a second for each to find that
 * out. Here what it said of them is said again, while all that they are made from is the same.
 */
export class KeptBundles {
  private readonly made = new Map<string, Kept>();

  constructor(private readonly hashesOf: HashesOf) {}

  /** The bundle as it was, or made by `build`. */
  async bundle(settings: Settings, build: Build): Promise<Bundle> {
    const name = String(settings.name);
    const key = keyOf(settings);
    const kept = read(name);
    if (kept?.key === key && kept.sources === digestOf(kept.files) && areThere(kept.written)) {
      for (const file of aboutScripts) copy(keptFile(file), file);
      return bundleOf(kept);
    }
    fs.rmSync(recordOf(name), { force: true });
    const bundle = await build(settings);
    // Gatsby tells those of scripts in each build.
    if (name !== 'build-javascript' || !bundle.stats.hasWarnings())
      this.made.set(name, {
        ...keptOf(bundle.stats, key, settings.output?.path ?? ''),
        groups: groupsOf(bundle.stats, this.hashesOf),
      });
    return bundle;
  }

  /** Keeps what was made. At the end of a build: before, Gatsby has not kept what it knows of the bundles. */
  write(): void {
    if (this.made.size === 0) return;
    fs.mkdirSync(siteAbsolute(folder), { recursive: true });
    for (const file of aboutScripts) copy(file, keptFile(file));
    for (const [name, kept] of this.made) fs.writeFileSync(recordOf(name), JSON.stringify(kept));
    this.made.clear();
  }
}

let bundles: KeptBundles | undefined;

/** Stands between Gatsby and webpack. */
export async function keepBundles(): Promise<void> {
  const [webpack, hashes] = await Promise.all([
    import('gatsby/dist/utils/webpack/bundle.js'),
    import('gatsby/dist/utils/webpack/get-ssr-chunk-hashes.js'),
  ]);
  const kept = new KeptBundles(hashes.default.getSSRChunkHashes);
  bundles = kept;
  const { build } = webpack.default;
  webpack.default.build = (settings) => kept.bundle(settings, build);
}

export function writeKeptBundles(): void {
  bundles?.write();
}

const keptFile = (file: string) => `${folder}/${path.basename(file)}`;
const recordOf = (name: string) => siteAbsolute(`${folder}/${name}.json`);

function copy(from: string, to: string): void {
  if (fs.existsSync(siteAbsolute(from))) fs.copyFileSync(siteAbsolute(from), siteAbsolute(to));
}

function read(name: string): Kept | undefined {
  try {
    return JSON.parse(fs.readFileSync(recordOf(name), 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

/** Of packages and loaders the version of webpack's cache knows. */
function keyOf({ entry, output, devtool, cache, plugins = [] }: Settings): string {
  const definitions = plugins.map((plugin) => 'definitions' in plugin && plugin.definitions);
  const version = typeof cache === 'object' ? cache.version : undefined;
  const { path: target, publicPath } = output ?? {};
  const about = [process.version, entry, target, publicPath, devtool, version, definitions];
  return digest(JSON.stringify(about));
}

/** A digest of files and of the names in `src`, where another file may take the place of one of them. */
function digestOf(files: readonly string[]): string {
  const names = fs.readdirSync(siteAbsolute('src'), { recursive: true, encoding: 'utf8' });
  const contents = files.map((file) => {
    try {
      return digest(fs.readFileSync(siteAbsolute(file), 'utf8'));
    } catch {
      return undefined;
    }
  });
  return digest(JSON.stringify([names.sort(), contents]));
}

function areThere(written: Kept['written']): boolean {
  return Object.entries(written).every(
    ([file, bytes]) => fs.statSync(siteAbsolute(file), { throwIfNoEntry: false })?.size === bytes,
  );
}

function keptOf({ hash, compilation }: Stats, key: string, output: string): Omit<Kept, 'groups'> {
  const files = [...compilation.fileDependencies].map(siteRelative).filter(isOfSite).sort();
  const written = Object.keys(compilation.assets).map((asset) =>
    siteRelative(path.join(output, asset)),
  );
  return {
    key,
    files,
    sources: digestOf(files),
    hash: hash ?? '',
    written: Object.fromEntries(
      written.map((file) => [file, fs.statSync(siteAbsolute(file)).size]),
    ),
  };
}

/** Whether a file is part of the site, and no package. */
function isOfSite(file: string): boolean {
  if (file.startsWith('../') || /(?:^|\/)node_modules(?:\/|$)/.test(file)) return false;
  return fs.statSync(siteAbsolute(file), { throwIfNoEntry: false })?.isFile() === true;
}

function groupsOf(stats: Stats, hashesOf: HashesOf): Kept['groups'] {
  const names = [...stats.compilation.chunkGroups].flatMap(({ name }) => name ?? []);
  const components = new Map(
    names.map((name) => [name, { componentChunkName: name, componentPath: name }]),
  );
  const { renderPageHash, templateHashes } = hashesOf({ stats, components });
  return { ...templateHashes, 'render-page': renderPageHash };
}

/** What Gatsby would read of webpack's result. */
function bundleOf({ hash, groups }: Kept): Bundle {
  const chunkGroups = Object.entries(groups).map(([name, groupHash]) => ({
    name,
    chunks: [{ hash: groupHash }],
    childrenIterable: [],
  }));
  return {
    stats: {
      hash,
      hasErrors: () => false,
      hasWarnings: () => false,
      compilation: { chunkGroups, assets: {}, fileDependencies: [] },
    },
    close: () => Promise.resolve(),
  };
}
