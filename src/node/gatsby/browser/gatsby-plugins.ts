import type { Compilation, Module, Stats } from '@rspack/core';

/**
 * Two of the plugins that Gatsby made for webpack do not change the bundle, they tell Gatsby of it. Each one taps a hook
 * of webpack's compiler; here it gets a compiler that has this hook alone, and what it reads of the result.
 */
interface PluginOf<Hooks> {
  apply: (compiler: { hooks: Hooks }) => void;
}

type Mapper = PluginOf<{
  done: { tap: () => void };
  finishMake: { tapPromise: (name: object, run: (seen: SeenCompilation) => Promise<void>) => void };
}>;

type Extractor = PluginOf<{
  done: {
    tapAsync: (name: string, run: (stats: SeenStats, done: () => void) => Promise<void>) => void;
  };
}>;

/** A module as webpack would have it. */
interface SeenModule {
  resource: string | undefined;
  of: Module;
}

/** What Gatsby reads to find the templates that a query or a slice is for. */
interface SeenCompilation {
  compiler: object;
  entries: Map<string, { dependencies: unknown[] }>;
  modules: Iterable<SeenModule>;
  moduleGraph: {
    getModule: (dependency: never) => SeenModule | null;
    getIncomingConnections: (module: SeenModule) => { originModule: SeenModule | null }[];
  };
}

/** What Gatsby reads to write which scripts a page has. */
interface SeenStats {
  hash: string;
  compilation: {
    chunkGroups: {
      name: string | undefined;
      chunks: { files: string[] }[];
      getChildrenByOrders: () => object;
    }[];
  };
  toJson: () => object;
}

/** Lets Gatsby find out which templates need which queries. @param NormalModule webpack's class of modules */
export async function mapQueries(
  plugins: readonly object[],
  compilation: Compilation,
  NormalModule: { prototype: object },
): Promise<void> {
  const { moduleGraph } = compilation;
  const seen = new Map<string, SeenModule>();
  const see = (module: Module): SeenModule => {
    const id = module.identifier();
    const known = seen.get(id);
    if (known) return known;
    const { resource } = module as { resource?: string };
    const made = Object.assign(Object.create(NormalModule.prototype) as object, {
      resource,
      of: module,
    });
    seen.set(id, made);
    return made;
  };
  const seeOrNull = (module: Module | null) => module && see(module);
  const mapper = named<Mapper>(plugins, 'StaticQueryMapper');
  const runs: Promise<void>[] = [];
  mapper.apply({
    hooks: {
      done: { tap: () => undefined },
      finishMake: {
        tapPromise: (_name, run) => {
          const asked = run({
            compiler: {},
            entries: compilation.entries,
            modules: [...compilation.modules].map(see),
            moduleGraph: {
              getModule: (dependency) => seeOrNull(moduleGraph.getModule(dependency)),
              getIncomingConnections: ({ of }) =>
                moduleGraph
                  .getIncomingConnections(of)
                  .map(({ originModule }) => ({ originModule: seeOrNull(originModule) })),
            },
          });
          runs.push(asked);
        },
      },
    },
  });
  await Promise.all(runs);
}

/** Lets Gatsby write which scripts belong to which page. @param hash of the whole bundle */
export async function writeScriptLists(
  plugins: readonly object[],
  stats: Stats,
  hash: string,
): Promise<void> {
  const { namedChunkGroups = {}, name } = stats.toJson({ all: false, chunkGroups: true });
  const groups = Object.entries(namedChunkGroups).map(
    ([group, about]) => [group, { ...about, childAssets: {} }] as const,
  );
  const seen: SeenStats = {
    hash,
    compilation: {
      chunkGroups: [...stats.compilation.chunkGroups].map((group) => ({
        name: group.name,
        chunks: group.chunks.map((chunk) => ({ files: [...chunk.files] })),
        // No import of the site asks for more to be loaded ahead.
        getChildrenByOrders: () => ({}),
      })),
    },
    toJson: () => ({
      assets: stats.compilation.getAssets(),
      name,
      namedChunkGroups: Object.fromEntries(groups),
    }),
  };
  const extractor = named<Extractor>(plugins, 'GatsbyWebpackStatsExtractor');
  const runs: Promise<void>[] = [];
  extractor.apply({
    hooks: { done: { tapAsync: (_name, run) => runs.push(run(seen, () => undefined)) } },
  });
  await Promise.all(runs);
}

function named<Plugin>(plugins: readonly object[], name: string): Plugin {
  const plugin = plugins.find(({ constructor }) => constructor.name === name);
  if (!plugin)
    throw new Error(
      `Gatsby has no plugin ${name} for the scripts of the browser, which src/node/gatsby/browser/gatsby-plugins.ts needs: look at its utils/webpack.config.js.`,
    );
  return plugin as Plugin;
}
