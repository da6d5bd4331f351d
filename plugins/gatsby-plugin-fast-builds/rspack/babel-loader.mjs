import { pathToFileURL } from 'node:url';

/** Results by file, for both bundles of a build: they read the same modules. */
const results = new Map();

/**
 * Loader: runs Babel on the modules that import `graphql`, which Gatsby replaces by results, and on those whose text
 * matches `files` of its options. Babel reads the syntax and leaves it to the next loader.
 * @this {import('@rspack/core').LoaderContext<{ files: string, plugins: [string, object?][], babel: string, queries: string }>}
 * @param {string} source
 */
export default function babelLoader(source) {
  const done = this.async();
  const { files, plugins, babel, queries } = this.getOptions();
  const hasQueries = /\bgraphql\b/.test(source);
  if (!hasQueries && !(files && new RegExp(files).test(source))) return done(null, source);
  const ofQueries = [queries, { stage: 'build-javascript', staticQueryDir: 'page-data/sq/d' }];
  const all = hasQueries ? [ofQueries, ...plugins] : plugins;
  const key = JSON.stringify([all.map(([name]) => name), source]);
  const known = results.get(this.resourcePath);
  const result = known?.key === key ? known.result : transform(babel, source, this, all);
  results.set(this.resourcePath, { key, result });
  result.then(({ code, map }) => done(null, code, map ?? undefined), done);
}

async function transform(babel, source, { resourcePath, rootContext }, plugins) {
  const { default: core } = await import(pathToFileURL(babel).href);
  return core.transformAsync(source, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['jsx', 'typescript'] },
    filename: resourcePath,
    cwd: rootContext,
    plugins,
    sourceMaps: true,
  });
}
