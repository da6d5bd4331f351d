import fs from 'node:fs';
import path from 'node:path';
import { digest } from '../source/digest';
import { siteAbsolute } from '../source/files';
import {
  bundleOf,
  definitionsOf,
  type Build,
  type Bundle,
  type Settings,
  type Stats,
} from './bundle';

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
type HashesOf = (input: {
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

  /** @param root root folder of the project */
  constructor(
    private readonly root: string,
    private readonly hashesOf: HashesOf,
  ) {}

  /** The bundle as it was, or made by `build`. */
  async bundle(settings: Settings, build: Build): Promise<Bundle> {
    const name = String(settings.name);
    const key = keyOf(settings);
    const kept = this.read(name);
    if (kept?.key === key && this.isSame(kept)) {
      for (const file of aboutScripts) this.copy(keptFile(file), file);
      return bundleOf(kept);
    }
    fs.rmSync(this.at(recordOf(name)), { force: true });
    const bundle = await build(settings);
    // Gatsby tells those of scripts in each build.
    if (name !== 'build-javascript' || !bundle.stats.hasWarnings())
      this.made.set(name, this.keptOf(bundle.stats, key, settings.output?.path ?? ''));
    return bundle;
  }

  /** Keeps what was made. At the end of a build: before, Gatsby has not kept what it knows of the bundles. */
  write(): void {
    if (this.made.size === 0) return;
    fs.mkdirSync(this.at(folder), { recursive: true });
    for (const file of aboutScripts) this.copy(file, keptFile(file));
    for (const [name, kept] of this.made)
      fs.writeFileSync(this.at(recordOf(name)), JSON.stringify(kept));
    this.made.clear();
  }

  private at(file: string): string {
    return path.join(this.root, file);
  }

  private copy(from: string, to: string): void {
    if (fs.existsSync(this.at(from))) fs.copyFileSync(this.at(from), this.at(to));
  }

  private read(name: string): Kept | undefined {
    try {
      return JSON.parse(fs.readFileSync(this.at(recordOf(name)), 'utf8')) as Kept;
    } catch {
      return undefined;
    }
  }

  private isSame({ files, sources, written }: Kept): boolean {
    return (
      sources === this.digestOf(files) &&
      Object.entries(written).every(([file, bytes]) => this.stat(file)?.size === bytes)
    );
  }

  private stat(file: string): fs.Stats | undefined {
    return fs.statSync(this.at(file), { throwIfNoEntry: false });
  }

  /** A digest of files and of the names in `src`, where another file may take the place of one of them. */
  private digestOf(files: readonly string[]): string {
    const names = fs.readdirSync(this.at('src'), { recursive: true, encoding: 'utf8' });
    const contents = files.map((file) =>
      this.stat(file) ? digest(fs.readFileSync(this.at(file), 'utf8')) : undefined,
    );
    return digest(JSON.stringify([names.sort(), contents]));
  }

  private keptOf(stats: Stats, key: string, output: string): Kept {
    const { hash, compilation } = stats;
    const files = [...compilation.fileDependencies]
      .map((file) => path.relative(this.root, file))
      .filter((file) => isOfSite(file) && this.stat(file)?.isFile())
      .sort();
    const written = Object.keys(compilation.assets).map((asset) =>
      path.relative(this.root, path.join(output, asset)),
    );
    return {
      key,
      files,
      sources: this.digestOf(files),
      hash: hash ?? '',
      groups: groupsOf(stats, this.hashesOf),
      written: Object.fromEntries(written.map((file) => [file, this.stat(file)?.size ?? 0])),
    };
  }
}

let bundles: KeptBundles | undefined;

/** Stands between Gatsby and webpack, which makes what nothing else does. */
async function bundleBy(bundle: (settings: Settings, build: Build) => Promise<Bundle>) {
  const bundler = await import('gatsby/dist/utils/webpack/bundle.js');
  const webpack = bundler.default as { build: Build };
  const { build } = webpack;
  webpack.build = (settings) => bundle(settings, settings.madeBy ?? build);
}

/** In develop nothing is kept: webpack watches the scripts of the browser, and what renders the empty page is made anew. */
export const bundleAnew = () => bundleBy((settings, build) => build(settings));

export async function keepBundles(): Promise<void> {
  const hashes = await import('gatsby/dist/utils/webpack/get-ssr-chunk-hashes.js');
  const { getSSRChunkHashes } = hashes.default as { getSSRChunkHashes: HashesOf };
  const kept = new KeptBundles(siteAbsolute('.'), getSSRChunkHashes);
  bundles = kept;
  await bundleBy((settings, build) => kept.bundle(settings, build));
}

export function writeKeptBundles(): void {
  bundles?.write();
}

const keptFile = (file: string) => `${folder}/${path.basename(file)}`;
const recordOf = (name: string) => `${folder}/${name}.json`;

/** Of packages and loaders the version of webpack's cache knows. */
function keyOf(settings: Settings): string {
  const { entry, output, devtool, cache } = settings;
  const definitions = definitionsOf(settings);
  const version = typeof cache === 'object' ? cache.version : undefined;
  const { path: target, publicPath } = output ?? {};
  const about = [process.version, entry, target, publicPath, devtool, version, definitions];
  return digest(JSON.stringify(about));
}

/** Whether a file is part of the site, and no package. */
function isOfSite(file: string): boolean {
  return !file.split(path.sep).some((part) => part === '..' || part === 'node_modules');
}

function groupsOf(stats: Stats, hashesOf: HashesOf): Kept['groups'] {
  const names = [...stats.compilation.chunkGroups].flatMap(({ name }) => name ?? []);
  const components = new Map(
    names.map((name) => [name, { componentChunkName: name, componentPath: name }]),
  );
  const { renderPageHash, templateHashes } = hashesOf({ stats, components });
  return { ...templateHashes, 'render-page': renderPageHash };
}
