import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, stop, type BuildOptions, type Plugin } from 'esbuild';
import { isObject } from '../../../lib/values/json-object';
import { digest } from '../../source/digest';
import { siteAbsolute } from '../../source/files';
import type { BabelPlugins } from '../babel-plugins';
import { bundleOf, definitionsOf, type Build, type Settings } from '../bundle';
import { rendererGroups } from './renderer-groups';
import { siteScripts } from './site-scripts';

/** What Gatsby tells webpack of the bundle that renders pages, as far as it is read here. */
interface RendererSettings extends Settings {
  entry: Record<string, string>;
  output: { path: string };
  resolve: { alias: Record<string, string>; extensions: string[] };
  externals: unknown[];
}

/**
 * Makes the bundle that renders pages, from the settings that Gatsby made for webpack. It runs in Node and is thrown
 * away, so it needs nothing of what webpack does for browsers, and esbuild makes it in a fifth of the time.
 * @param babel what takes queries out of the site's scripts and names their styles; without it they run as they are, as in
 * develop, where nothing but an empty page is rendered
 */
export function rendererBundle(babel?: BabelPlugins): Build {
  return async (settings) => {
    const options = optionsOf(settings as RendererSettings, babel);
    const { metafile } = await build(options);
    // Its process would hold 70 MB for the rest of a build. In develop webpack's loader goes on using it.
    if (babel) await stop();
    const { cache } = settings;
    const version = typeof cache === 'object' ? cache.version : undefined;
    // In develop no page waits to be rendered again.
    const groups = babel
      ? rendererGroups(
          metafile,
          (file) => fs.readFileSync(siteAbsolute(file), 'utf8'),
          digest(JSON.stringify([version, options.define])),
        )
      : {};
    return bundleOf({
      hash: digest(JSON.stringify(groups)),
      groups,
      assets: Object.keys(metafile.outputs).map((file) => path.basename(file)),
      files: Object.keys(metafile.inputs).map((file) => siteAbsolute(file)),
    });
  };
}

function optionsOf(settings: RendererSettings, babel: BabelPlugins | undefined) {
  const { entry, output, resolve } = settings;
  const gatsby = path.dirname(
    createRequire(siteAbsolute('package.json')).resolve('gatsby/package.json'),
  );
  return {
    absWorkingDir: siteAbsolute('.'),
    entryPoints: entry,
    outdir: output.path,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'silent',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    // Styles are inline in pages, by other ways; files of Gatsby have elements.
    loader: { '.css': 'empty', '.js': 'jsx' },
    // Workers have their address from it, and pages are rendered without them.
    logOverride: { 'empty-import-meta': 'silent' },
    define: namesOf(settings),
    alias: aliasesOf(resolve),
    mainFields: ['module', 'main'],
    conditions: ['webpack', 'module', babel ? 'production' : 'development'],
    resolveExtensions: resolve.extensions,
    // Gatsby's files in the cache import what may be installed for Gatsby alone.
    nodePaths: [path.join(gatsby, 'node_modules')],
    plugins: [gatsbyModules(settings), ...(babel ? [siteScripts(babel)] : [])],
  } satisfies BuildOptions;
}

const ownEnvironment = /^process\.env\.(?:GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE)$/;

/**
 * What Gatsby defines, without the environment of the machine: the browser does not have it either, and pages would have
 * to be rendered again when it is another.
 */
function namesOf(settings: Settings): Record<string, string> {
  const names = Object.entries(definitionsOf(settings))
    .filter(([name]) => !name.startsWith('process.env.') || ownEnvironment.test(name))
    // A site without a host for its files has none defined: the name is known, and undefined.
    .map(([name, value]) => [name, String(value)] as const);
  return { ...Object.fromEntries(names), 'process.env': '{}' };
}

/** Other names of modules. One that ends in `$` stands for the module alone, others also for what is below it. */
function aliasesOf({ alias }: RendererSettings['resolve']): Record<string, string> {
  return Object.fromEntries(Object.entries(alias).filter(([name]) => !name.endsWith('$')));
}

/** What stays outside of the bundle, and what Gatsby puts in the place of modules. */
function gatsbyModules({ resolve, externals }: RendererSettings): Plugin {
  const { resolve: pathOf } = createRequire(siteAbsolute('package.json'));
  const dictionary: unknown = externals.find((item) => isObject(item)) ?? {};
  const tracked = new Map(
    Object.entries(dictionary as Record<string, string>).flatMap(([name, target]) => {
      const file = target.replace(/^commonjs /, '');
      return path.isAbsolute(file) ? [[name, file] as const] : [];
    }),
  );
  const exact = new Map(
    Object.entries(resolve.alias)
      .filter(([name]) => name.endsWith('$'))
      .map(([name, file]) => [name.slice(0, -1), file]),
  );
  return {
    name: 'modules of Gatsby',
    setup({ onResolve, onLoad }) {
      // One React for pages and for what renders them.
      onResolve({ filter: /^(?:react$|react-dom\/)/ }, ({ path: name }) => ({
        path: pathOf(name),
        external: true,
      }));
      onResolve({ filter: /^[\w:]+$/ }, ({ path: name }) => {
        // Gatsby takes notice of pages that read files, and renders them in each build.
        const file = tracked.get(name);
        if (file) return { path: file, external: true };
        const other = exact.get(name);
        return other ? { path: other } : undefined;
      });
      // Gatsby imports it, and has it only for components of the server, which the site has none of.
      onLoad({ filter: /[\\/]react-server-dom-webpack[\\/]/ }, () => ({ contents: '' }));
    },
  };
}
