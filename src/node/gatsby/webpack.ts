import fs from 'node:fs';
import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { sourceMaps } from '../../site';
import { siteAbsolute } from '../source/files';
import { digest } from '../source/digest';

interface Module {
  originalSource?: () => { source: () => string | Buffer } | null;
  buildInfo?: { hash?: string };
}
interface Compilation {
  buildDependencies: { clear: () => void };
  hooks: { succeedModule: { tap: (name: string, run: (module: Module) => void) => void } };
}
interface Hook {
  tap: (name: string, run: (compilation: Compilation) => void) => void;
}
interface Compiler {
  hooks: { afterCompile: Hook; compilation: Hook };
}
interface Rule {
  test?: unknown;
  include?: unknown;
  exclude?: unknown;
  use?: unknown;
  sideEffects?: boolean;
}
interface Config {
  devtool?: string | false;
  cache?: { version?: string; buildDependencies?: Record<string, string[]> };
  plugins?: unknown[];
  module?: { rules?: Rule[] };
}

/**
 * Packages that reach every page through Gatsby's and Emotion's entry files, unused by this site. Webpack may leave
 * them out when it knows that loading them does nothing by itself; their own package files do not say so.
 */
const withoutEffects =
  /[\\/]node_modules[\\/](?:gatsby-script|@builder\.io[\\/]partytown|hoist-non-react-statics|react-is)[\\/]/;

/**
 * Webpack keeps its cache as long as its build dependencies are the same, and finds them by following every `require`
 * of Gatsby, its plugins and all loaders: seconds at the end of each clean build. The lockfile names the versions of
 * them all, so its digest stands for them.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  getConfig,
  actions,
  stage,
}: CreateWebpackConfigArgs) => {
  const config = getConfig() as Config;
  if (!config.cache) return;
  const files = [
    'package-lock.json',
    'gatsby-config.ts',
    'gatsby-node.ts',
    'src/node/gatsby/webpack.ts',
    'tsconfig.json',
  ];
  const version = digest(
    files.map((file) => fs.readFileSync(siteAbsolute(file), 'utf8')).join('\n'),
  );
  actions.replaceWebpackConfig({
    ...config,
    // Source maps would be published, and the places of files in them make hashes depend on the folder of the build.
    ...(stage === 'build-javascript' && { devtool: sourceMaps ? 'source-map' : false }),
    cache: { ...config.cache, version, buildDependencies: { defaultWebpack: [] } },
    module: {
      ...config.module,
      rules: [
        ...withModernSearch(config.module?.rules ?? []),
        { test: withoutEffects, sideEffects: false },
      ],
    },
    plugins: [...(config.plugins ?? []), new NoBuildDependencies(), new HashesWithoutFolder()],
  });
};

const searchFolder = /[\\/]src[\\/]search[\\/]/;

/**
 * The code of the search keeps the syntax that every browser of the site's style sheets knows: Gatsby's preset writes
 * classes, `??` and spreads out, a tenth of the worker. Only its types are taken off.
 */
function withModernSearch(rules: readonly Rule[]): Rule[] {
  const isTypeScript = ({ test }: Rule) => test instanceof RegExp && test.test('/x.ts');
  return [
    ...rules.map((rule) =>
      isTypeScript(rule)
        ? { ...rule, exclude: rule.exclude ? [rule.exclude, searchFolder] : searchFolder }
        : rule,
    ),
    {
      test: /\.ts$/,
      include: searchFolder,
      use: [
        {
          loader: 'babel-loader',
          options: { babelrc: false, configFile: false, presets: ['@babel/preset-typescript'] },
        },
      ],
    },
  ];
}

/** Forgets the dependencies that loaders add. */
class NoBuildDependencies {
  apply({ hooks }: Compiler): void {
    hooks.afterCompile.tap('NoBuildDependencies', (compilation) =>
      compilation.buildDependencies.clear(),
    );
  }
}

/**
 * Gatsby's entry modules import by absolute path. Webpack's first hashes of modules are made of their sources, so they
 * would depend on the folder of the build; the letters of those hashes decide how the runtime's names are shortened,
 * and the hash of the compilation, which is in every page, is made of them too. Here the folder is left out.
 */
class HashesWithoutFolder {
  apply({ hooks }: Compiler): void {
    const folder = siteAbsolute('.');
    hooks.compilation.tap('HashesWithoutFolder', (compilation) =>
      compilation.hooks.succeedModule.tap('HashesWithoutFolder', (module) => {
        const source = module.originalSource?.()?.source().toString();
        if (!module.buildInfo?.hash || !source?.includes(folder)) return;
        module.buildInfo.hash = digest(source.replaceAll(folder, ''));
      }),
    );
  }
}
