import fs from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { VERSION } from './lib/apply-hooks.mjs';
import { attempt, gatsbyOf } from './lib/gatsby.mjs';

/** Modules that Gatsby loads at its start, with many others, for steps that few builds have. Each loads when it is used. */
const rarelyUsed = [
  '@parcel/core',
  '@parcel/cache',
  '@graphql-codegen/core',
  '@graphql-tools/code-file-loader',
  './dist/schema/graphql-engine/bundle-webpack',
  './dist/utils/get-latest-gatsby-files',
  './dist/utils/start-server',
];

/**
 * Changes: the compiler of `gatsby-config.ts` and `gatsby-node.ts`. Gatsby starts a process with Parcel, which takes seconds;
 * esbuild takes milliseconds.
 * Gatsby compiles before it loads plugins, so Node has to load this module before Gatsby. Where esbuild fails, Parcel does
 * all: it reports faults in Gatsby's own words.
 */
export function quickStart({ load, site, gatsby }) {
  for (const name of rarelyUsed) loadLate(gatsby, name);
  const compiler = load('utils/parcel/compile-gatsby-files');
  const { compileGatsbyFiles, COMPILED_CACHE_DIR } = compiler;
  compiler.compileGatsbyFiles = async (root, ...rest) => {
    try {
      fs.rmSync(path.join(root, COMPILED_CACHE_DIR), { recursive: true, force: true });
      const files = ['gatsby-config.ts', 'gatsby-node.ts'];
      compile(site('esbuild'), root, COMPILED_CACHE_DIR, files);
    } catch {
      await compileGatsbyFiles(root, ...rest);
    }
  };
}

function compile({ buildSync }, absWorkingDir, outdir, entryPoints) {
  buildSync({
    ...{ absWorkingDir, outdir, entryPoints },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    logLevel: 'silent',
  });
}

/** Compiles a file of the site, and runs it. */
function runFirst({ root, site }, file) {
  const folder = '.cache/.fast-builds';
  compile(site('esbuild'), root, folder, [file]);
  site(path.join(root, folder, `${path.parse(file).name}.js`));
}

/** Lets a module load when one of its exports is read. */
function loadLate(require, name) {
  const file = require.resolve(name);
  if (require.cache[file]) return;
  const stub = new Module(file);
  stub.exports = new Proxy(
    {},
    {
      get: (_exports, key) => {
        if (require.cache[file] === stub) Reflect.deleteProperty(require.cache, file);
        return require(file)[key];
      },
    },
  );
  require.cache[file] = Object.assign(stub, { filename: file, loaded: true });
}

/** A file of the site that runs before Gatsby loads for a build: `quick-start.mjs?first=src/first.ts`. */
const first = new URL(import.meta.url).searchParams.get('first');

// Gatsby's workers have the flags of its process: they compile nothing, and fail when Gatsby's modules load before their own.
const { FAST_BUILDS, GATSBY_WORKER_MODULE_PATH } = process.env;
const used = isMainThread && FAST_BUILDS !== 'off' && !GATSBY_WORKER_MODULE_PATH;
const gatsby = used && gatsbyOf(process.cwd());
if (gatsby) {
  // A file with a fault is for Gatsby to report, when it loads the site.
  if (first && process.argv[2] === 'build') attempt(() => runFirst(gatsby, first));
  if (gatsby.version.startsWith(VERSION)) quickStart(gatsby);
}
