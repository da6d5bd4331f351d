import { pathToFileURL } from 'node:url';

/** Results by file, for both bundles of a build: they read the same modules. */
const results = new Map();

/**
 * Loader: runs Babel on the modules that import `graphql`, which Gatsby replaces by results. Babel reads the syntax and
 * leaves it to the next loader.
 * @this {import('@rspack/core').LoaderContext<{ babel: string, queries: string }>}
 * @param {string} source
 */
export default function babelLoader(source) {
  const done = this.async();
  if (!/\bgraphql\b/.test(source)) return done(null, source);
  const { babel, queries } = this.getOptions();
  const cached = results.get(this.resourcePath);
  const result =
    cached?.source === source ? cached.result : transform(source, this, { babel, queries });
  results.set(this.resourcePath, { source, result });
  result.then(({ code, map }) => done(null, code, map ?? undefined), done);
}

async function transform(source, { resourcePath, rootContext }, { babel, queries }) {
  const { default: core } = await import(pathToFileURL(babel).href);
  return core.transformAsync(source, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['jsx', 'typescript'] },
    filename: resourcePath,
    cwd: rootContext,
    plugins: [[queries, { stage: 'build-javascript', staticQueryDir: 'page-data/sq/d' }]],
    sourceMaps: true,
  });
}
