import fs from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Gatsby compiles gatsby-config.ts and gatsby-node.ts, with all of src/node, by Parcel: seconds of each start. This
// does it by esbuild in a tenth of one. Loaded before Gatsby (`gatsbyEnv` in environment.mjs), it takes the place of the
// module that does it; what it cannot do, that module does. Without it, Gatsby works as well, and is slower.
const require = createRequire(import.meta.url);
const compiledFolder = '.cache/compiled';

/** Gatsby's own module, in whose place this one is. */
const original = path.join(
  path.dirname(require.resolve('gatsby/package.json')),
  'dist/utils/parcel/compile-gatsby-files.js',
);

const ofGatsby = ['gatsby-config', 'gatsby-node'].map((name) => ({ in: `${name}.ts`, out: name }));

/** What workers of a build run: a file each, so that none loads more than it needs (`src/node/source/bundle.ts`). */
function workerFiles(siteRoot) {
  const sources = 'src/node';
  return fs
    .readdirSync(path.join(siteRoot, sources), { recursive: true })
    .filter((file) => file.endsWith('.worker.ts'))
    .map((file) => ({ in: path.join(sources, file), out: path.basename(file, '.ts') }));
}

/** All that the compiled files depend on: which sources there are, how large, and from when. */
function stateOfSources(siteRoot) {
  const sources = fs
    .readdirSync(path.join(siteRoot, 'src'), { recursive: true })
    .map((file) => path.join('src', file));
  const files = [...ofGatsby.map((file) => file.in), 'tsconfig.json', 'package-lock.json'];
  const places = [...files, ...sources].map((file) => path.join(siteRoot, file));
  const states = [fileURLToPath(import.meta.url), ...places].map((file) => {
    // Editors leave links beside files, which lead nowhere.
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    return `${file} ${stat?.size} ${stat?.mtimeMs}`;
  });
  return [process.version, ...states].join('\n');
}

/**
 * Writes gatsby-config.js, gatsby-node.js, and what workers run to the folder where Gatsby looks for the first two. Where
 * nothing changed since it wrote them, they are left as they are.
 */
async function compileGatsbyFiles(siteRoot) {
  const folder = path.join(siteRoot, compiledFolder);
  const stateFile = path.join(folder, 'sources.txt');
  const state = stateOfSources(siteRoot);
  if (fs.existsSync(stateFile) && fs.readFileSync(stateFile, 'utf8') === state) return;
  fs.rmSync(folder, { recursive: true, force: true });
  try {
    const esbuild = require('esbuild');
    esbuild.buildSync({
      entryPoints: [...ofGatsby, ...workerFiles(siteRoot)],
      absWorkingDir: siteRoot,
      outdir: folder,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'cjs',
      target: `node${process.versions.node}`,
      logLevel: 'silent',
    });
    // Its process would stay as long as Gatsby's.
    await esbuild.stop();
    fs.writeFileSync(stateFile, state);
  } catch {
    // Gatsby says in its own way what is wrong with the files, and compiles them where there is no esbuild.
    Reflect.deleteProperty(Module._cache, original);
    await require(original).compileGatsbyFiles(siteRoot);
  }
}

/** The compiled module of the site; it has no plugins of its own. */
function findCompiledLocalPluginModule(siteRoot, plugin, name) {
  const file = path.join(siteRoot, compiledFolder, `${name}.js`);
  return plugin === 'default-site-plugin' && fs.existsSync(file) ? file : undefined;
}

Module._cache[original] = Object.assign(new Module(original), {
  filename: original,
  loaded: true,
  exports: {
    COMPILED_CACHE_DIR: compiledFolder,
    compileGatsbyFiles,
    findCompiledLocalPluginModule,
    getResolvedFieldsForPlugin: (siteRoot, plugin) => ({
      resolvedCompiledGatsbyNode: findCompiledLocalPluginModule(siteRoot, plugin, 'gatsby-node'),
    }),
  },
});
