import { createRequire } from 'node:module';
import type { Compiler, Stats, StatsError } from '@rspack/core';
import { digest } from '../../source/digest';
import { siteAbsolute } from '../../source/files';
import type { BabelPlugins } from '../babel-plugins';
import { bundleOf, type Build, type Bundle } from '../bundle';
import { browserOptions, type BrowserSettings } from './browser-options';
import { mapQueries, writeScriptLists } from './gatsby-plugins';

/**
 * Makes the scripts of the browser, from the settings that Gatsby made for webpack. Rspack is webpack in another language:
 * it splits scripts and loads them in the same way, in a third of the time.
 */
export function browserBundle(babel: BabelPlugins): Build {
  return async (settings) => {
    const { rspack } = await import('@rspack/core');
    const ofGatsby = createRequire(
      createRequire(siteAbsolute('package.json')).resolve('gatsby/package.json'),
    );
    const { NormalModule } = ofGatsby('webpack') as { NormalModule: { prototype: object } };
    const { plugins = [] } = settings;
    const options = browserOptions(rspack, settings as BrowserSettings, babel, ofGatsby);
    const compiler = rspack(options);
    compiler.hooks.finishMake.tapPromise('queries of templates', (compilation) =>
      mapQueries(plugins, compilation, NormalModule),
    );
    try {
      return await bundled(compiler, plugins);
    } finally {
      await closed(compiler);
    }
  };
}

async function bundled(compiler: Compiler, plugins: readonly object[]): Promise<Bundle> {
  const stats = await run(compiler);
  const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true });
  // Gatsby shows the messages.
  if (errors.length > 0) throw errors.map((error) => ({ message: messageOf(error) }));
  const { compilation } = stats;
  // Files are named by their content, so their names are hash enough.
  const assets = Object.keys(compilation.assets).sort();
  const hash = digest(assets.join('\n'));
  await writeScriptLists(plugins, stats, hash);
  return bundleOf({
    hash,
    // Gatsby asks for them where pages are rendered.
    groups: {},
    assets,
    files: [...compilation.fileDependencies],
    warnings: warnings.map(messageOf),
  });
}

/** What is wrong, after the file in which it is. */
function messageOf({ moduleName, message }: StatsError): string {
  return [moduleName, message].filter(Boolean).join('\n\n');
}

function run(compiler: Compiler): Promise<Stats> {
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      stats ? resolve(stats) : reject(error ?? new Error('Rspack gave no result.')),
    ),
  );
}

function closed(compiler: Compiler): Promise<void> {
  return new Promise((resolve, reject) =>
    compiler.close((error) => (error ? reject(error) : resolve())),
  );
}
