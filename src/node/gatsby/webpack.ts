import fs from 'node:fs';
import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import { isObject } from '../../lib/values/json-object';
import { sourceMaps } from '../../site';
import { siteAbsolute } from '../source/files';
import { digest } from '../source/digest';
import { babelPlugins } from './babel-plugins';
import { browserBundle } from './browser/browser-bundle';
import type { Build } from './bundle';
import { defineInlineScript } from './inline-script';
import { rendererBundle } from './renderer/renderer-bundle';
import { scriptRules, type Rule } from './script-rules';
import { NoBuildDependencies } from './webpack-plugins';

interface BabelSettings {
  stages: Record<string, { plugins: { name: string; options: object }[] } | undefined>;
}
interface Config {
  devtool?: string | false;
  cache?: { version?: string; buildDependencies?: Record<string, string[]> };
  plugins?: unknown[];
  resolve?: { plugins?: unknown[] };
  module?: { rules?: Rule[] };
  madeBy?: Build;
}

/** What bundles are made by: all that is beside this file, and what it is called with. */
function sources(): string[] {
  const folder = 'src/node/gatsby';
  const own = fs
    .readdirSync(siteAbsolute(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.m?ts$|\.mjs$/.test(file))
    .map((file) => `${folder}/${file}`);
  return [
    'package-lock.json',
    'gatsby-config.ts',
    'gatsby-node.ts',
    'tsconfig.json',
    ...own.sort(),
  ];
}

/**
 * Webpack keeps its cache as long as its build dependencies are the same, and finds them by following every `require`
 * of Gatsby, its plugins and all loaders: seconds at the end of each clean build. The lockfile names the versions of
 * them all, so its digest changes with theirs.
 */
function cacheVersion(): string {
  return digest(
    sources()
      .map((file) => fs.readFileSync(siteAbsolute(file), 'utf8'))
      .join('\n'),
  );
}

/**
 * Says what makes the bundles of a build, and changes what Gatsby tells webpack in develop: who reads scripts, and what is
 * kept.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (
  args: CreateWebpackConfigArgs,
) => {
  defineInlineScript(args);
  const { getConfig, actions, stage, store } = args;
  const config = getConfig() as Config;
  if (!config.cache) return;
  const { babelrc } = store.getState() as { babelrc: BabelSettings };
  const plugins = babelPlugins(babelrc.stages[stage]?.plugins ?? []);
  const cache = {
    ...config.cache,
    version: cacheVersion(),
    buildDependencies: { defaultWebpack: [] },
  };
  const madeBy = {
    'build-javascript': () => browserBundle(plugins),
    'build-html': () => rendererBundle(plugins),
    'develop-html': () => rendererBundle(),
    develop: undefined,
  }[stage];
  if (madeBy) {
    actions.replaceWebpackConfig({
      ...config,
      cache,
      // Source maps would be published.
      devtool: sourceMaps && 'source-map',
      madeBy: madeBy(),
    });
    return;
  }
  actions.replaceWebpackConfig({
    ...config,
    resolve: {
      ...config.resolve,
      plugins: config.resolve?.plugins?.filter((plugin) => !isNamed(plugin, shadowing)),
    },
    cache,
    module: {
      ...config.module,
      rules: scriptRules(config.module?.rules ?? []),
    },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !isNamed(plugin, lint)),
      new NoBuildDependencies(),
    ],
  });
};

/** In develop Gatsby lints each file that webpack reads, by rules of its own; `npm run lint` has those of the site. */
const lint = 'ESLintWebpackPlugin';

/** Looks for a file of the site in place of each one of a theme. The site has no theme. */
const shadowing = 'GatsbyThemeComponentShadowingResolverPlugin';

function isNamed(plugin: unknown, name: string): boolean {
  return isObject(plugin) && plugin.constructor.name === name;
}
