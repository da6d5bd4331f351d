// Two of Gatsby's plugins for webpack do not change the bundle: they report on it to Gatsby. Each taps one hook of webpack's
// compiler. Here it gets a compiler with this hook alone, and the parts of the result that it reads.

/**
 * Lets Gatsby find out which templates need which queries.
 * @param {readonly object[]} plugins of Gatsby's configuration
 * @param {import('@rspack/core').Compilation} compilation
 * @param {{ prototype: object }} NormalModule webpack's class of modules
 */
export async function mapQueries(plugins, compilation, NormalModule) {
  const { moduleGraph } = compilation;
  const proxies = new Map();
  const proxyOf = (module) => {
    if (!module) return null;
    const id = module.identifier();
    const proxy = proxies.get(id) ?? Object.create(NormalModule.prototype);
    proxies.set(id, Object.assign(proxy, { resource: module.resource, of: module }));
    return proxy;
  };
  const input = {
    compiler: {},
    entries: compilation.entries,
    modules: [...compilation.modules].map(proxyOf),
    moduleGraph: {
      getModule: (dependency) => proxyOf(moduleGraph.getModule(dependency)),
      getIncomingConnections: ({ of }) => {
        const connections = moduleGraph.getIncomingConnections(of);
        return connections.map(({ originModule }) => ({ originModule: proxyOf(originModule) }));
      },
    },
  };
  await applyPlugin(plugins, 'StaticQueryMapper', (runs) => ({
    done: { tap: () => undefined },
    finishMake: { tapPromise: (_name, task) => runs.push(task(input)) },
  }));
}

/**
 * Lets Gatsby write which scripts belong to which page.
 * @param {readonly object[]} plugins of Gatsby's configuration
 * @param {import('@rspack/core').Stats} stats
 * @param {string | null} hash of the bundle
 */
export async function writeScriptLists(plugins, stats, hash) {
  const { namedChunkGroups = {}, name } = stats.toJson({ all: false, chunkGroups: true });
  for (const group of Object.values(namedChunkGroups)) group.childAssets = {};
  const input = {
    hash,
    compilation: {
      chunkGroups: [...stats.compilation.chunkGroups].map((group) => ({
        name: group.name,
        chunks: group.chunks.map((chunk) => ({ files: [...chunk.files] })),
        // Webpack's magic comments for preloading have no counterpart here.
        getChildrenByOrders: () => ({}),
      })),
    },
    toJson: () => ({ assets: stats.compilation.getAssets(), name, namedChunkGroups }),
  };
  await applyPlugin(plugins, 'GatsbyWebpackStatsExtractor', (runs) => ({
    done: { tapAsync: (_name, task) => runs.push(task(input, () => undefined)) },
  }));
}

async function applyPlugin(plugins, name, hooksOf) {
  const plugin = plugins.find(({ constructor }) => constructor.name === name);
  if (!plugin) throw new Error(`Gatsby has no plugin ${name} for the scripts of the browser`);
  const runs = [];
  plugin.apply({ hooks: hooksOf(runs) });
  await Promise.all(runs);
}
