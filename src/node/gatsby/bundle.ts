/** What Gatsby reads of a result of webpack. */
export interface Stats {
  hash?: string | null;
  hasErrors: () => boolean;
  hasWarnings: () => boolean;
  toJson?: (about: object) => { warnings?: readonly string[] };
  compilation: {
    assets: object;
    chunkGroups: Iterable<{ name?: string | null | undefined }>;
    fileDependencies: Iterable<string>;
    modules?: Iterable<object>;
  };
}

export interface Bundle {
  stats: Stats;
  close: () => Promise<void>;
}

/** What Gatsby tells webpack, as far as it is read here. */
export interface Settings {
  name?: string | undefined;
  entry?: unknown;
  output?: { path?: string | undefined; publicPath?: unknown };
  devtool?: unknown;
  cache?: { version?: string } | boolean;
  plugins?: object[];
  /** What makes the bundle in place of webpack. */
  madeBy?: Build;
}

export type Build = (settings: Settings) => Promise<Bundle>;

/** A bundle without errors. */
export interface Made {
  hash: string;
  /** Hash of each group of chunks, by its name: where it is another, Gatsby renders the group's pages again. */
  groups: Record<string, string>;
  /** Paths of what was written, relative to the folder of the output. */
  assets?: readonly string[];
  /** Absolute paths of what it is made from. */
  files?: readonly string[];
  /** What Gatsby shows with it. */
  warnings?: readonly string[];
}

/** What Gatsby would read of webpack's result. */
export function bundleOf({ hash, groups, assets = [], files = [], warnings = [] }: Made): Bundle {
  const chunkGroups = Object.entries(groups).map(([name, groupHash]) => ({
    name,
    chunks: [{ hash: groupHash }],
    childrenIterable: [],
  }));
  return {
    stats: {
      hash,
      hasErrors: () => false,
      hasWarnings: () => warnings.length > 0,
      toJson: () => ({ warnings }),
      compilation: {
        chunkGroups,
        assets: Object.fromEntries(assets.map((asset) => [asset, {}])),
        fileDependencies: files,
        // Develop looks here for modules of webpack whose lines it shows with an error.
        modules: [],
      },
    },
    close: () => Promise.resolve(),
  };
}

/**
 * The values that names have in a bundle, as code. Modules that stand for names are not among them: there is one, for
 * `fetch`, which Node has.
 */
export function definitionsOf({ plugins = [] }: Settings): Record<string, unknown> {
  const definitions = plugins.flatMap((plugin) =>
    'definitions' in plugin && plugin.constructor.name !== 'ProvidePlugin'
      ? [plugin.definitions as object]
      : [],
  );
  return Object.assign({}, ...definitions) as Record<string, unknown>;
}
