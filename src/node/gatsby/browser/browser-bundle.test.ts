import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder';
import { babelPlugins } from '../babel-plugins';
import type { Bundle } from '../bundle';
import { browserBundle } from './browser-bundle';

const { at, write } = temporaryFolder('qsc-browser-');

const read = (file: string) => fs.readFileSync(at(path.join('public', file)), 'utf8');
const nameLike = (bundle: Bundle, pattern: RegExp) =>
  Object.keys(bundle.stats.compilation.assets).find((name) => pattern.test(name)) ?? 'none';

interface Seen {
  resource?: string;
}
interface SeenCompilation {
  entries: Map<string, { dependencies: unknown[] }>;
  modules: Iterable<Seen>;
  moduleGraph: {
    getModule: (dependency: unknown) => Seen;
    getIncomingConnections: (module: Seen) => { originModule: Seen | null }[];
  };
}

/** Like Gatsby's plugin of this name, as far as it asks for modules: finds what leads to a file. */
class StaticQueryMapper {
  readonly found: string[] = [];
  entry = '';

  apply({ hooks }: { hooks: { done: Hook; finishMake: Hook } }): void {
    hooks.done.tap?.('StaticQueryMapper', () => undefined);
    hooks.finishMake.tapPromise?.({ name: 'StaticQueryMapper' }, (compilation) => {
      const { entries, modules, moduleGraph } = compilation as SeenCompilation;
      const walk = (module: Seen) => {
        this.found.push(path.basename(module.resource ?? ''));
        for (const { originModule } of moduleGraph.getIncomingConnections(module))
          if (originModule) walk(originModule);
      };
      for (const module of modules) if (module.resource === at('queried.js')) walk(module);
      const [dependency] = [...entries.values()].flatMap(({ dependencies }) => dependencies);
      this.entry = moduleGraph.getModule(dependency).resource ?? '';
      return Promise.resolve();
    });
  }
}
interface Hook {
  tap?: (name: string, run: () => void) => void;
  tapPromise?: (name: object, run: (compilation: unknown) => Promise<void>) => void;
  tapAsync?: (name: string, run: (stats: Lists, done: () => void) => void) => void;
}

interface Lists {
  hash: string;
  compilation: { chunkGroups: { name?: string; chunks: { files: string[] }[] }[] };
  toJson: () => {
    namedChunkGroups: Record<string, { assets: { name: string }[] }>;
    assets: { name: string; info: object }[];
  };
}

/** Like Gatsby's plugin of this name: reads which scripts there are. */
class GatsbyWebpackStatsExtractor {
  stats: Lists | undefined;

  apply({ hooks }: { hooks: { done: Hook } }): void {
    hooks.done.tapAsync?.('GatsbyWebpackStatsExtractor', (stats, done) => {
      this.stats = stats;
      done();
    });
  }
}

let mapper = new StaticQueryMapper();
let extractor = new GatsbyWebpackStatsExtractor();

const build = (more: object = {}) =>
  browserBundle(babelPlugins([]))({
    name: 'build-javascript',
    context: at(''),
    entry: { app: at('app') },
    output: {
      path: at('public'),
      publicPath: '/',
      filename: '[name]-[contenthash].js',
      chunkFilename: '[name]-[contenthash].js',
    },
    plugins: [{ definitions: { __PATH_PREFIX__: '"/help"' } }, mapper, extractor],
    resolve: { alias: { 'site-title$': at('title.js') }, extensions: ['.js', '.css'] },
    optimization: {
      runtimeChunk: { name: 'webpack-runtime' },
      splitChunks: { chunks: 'all', cacheGroups: { default: false, defaultVendors: false } },
    },
    ...more,
  } as never);

beforeEach(() => {
  mapper = new StaticQueryMapper();
  extractor = new GatsbyWebpackStatsExtractor();
  write('title.js', 'export default "A title";');
  write('queried.js', 'export const answer = 42;');
  write('page.js', 'import { answer } from "./queried"; console.log(answer ?? "page");');
  write('page.css', '.a {\n  color : #ff0000;\n  user-select: none;\n}\n');
  write('worker.js', 'postMessage("from the worker");');
  write(
    'app.js',
    `/** @license A */
     import title from 'site-title';
     import './page.css';
     console.log(title, __PATH_PREFIX__, new Worker(new URL('./worker.js', import.meta.url)));
     import(/* webpackChunkName: "component---page" */ './page');`,
  );
});

describe('the scripts of the browser', () => {
  it('are small, named by their content, and know what Gatsby defines', async () => {
    const bundle = await build();
    const app = read(nameLike(bundle, /^app-[0-9a-f]{20}\.js$/));
    expect(app).toContain('"A title","/help"');
    expect(read(nameLike(bundle, /^app\.[0-9a-f]{20}\.css$/))).toBe(
      '.a{color:red;user-select:none}\n',
    );
    expect(read(nameLike(bundle, /^component---page-[0-9a-f]{20}\.js$/))).not.toContain('\n ');
    expect(read(nameLike(bundle, /^app-.*\.LICENSE\.txt$/))).toContain('@license A');
    expect(nameLike(bundle, /^\d+-[0-9a-f]{20}\.js$/)).not.toBe('none');
    expect(nameLike(bundle, /\.map$/)).toBe('none');
  });

  it('have maps where the site has them', async () => {
    const bundle = await build({ devtool: 'source-map' });
    expect(read(nameLike(bundle, /^component---page-.*\.map$/))).toContain(
      '"webpack:///./page.js"',
    );
  });

  it('let Gatsby find the templates of a query', async () => {
    await build();
    expect([...new Set(mapper.found)]).toEqual(['queried.js', 'page.js', 'app.js']);
    expect(mapper.entry).toBe(at('app.js'));
  });

  it('let Gatsby know which scripts a page has, also where they are there already', async () => {
    for (const time of ['first', 'second']) {
      const bundle = await build();
      const { hash, compilation, toJson } = extractor.stats ?? ({} as Lists);
      const { namedChunkGroups, assets } = toJson();
      const names = namedChunkGroups['app']?.assets.map(({ name }) =>
        name.replace(/[-.][0-9a-f]{20}/, ''),
      );
      expect(names?.sort(), time).toEqual(['app.css', 'app.js', 'webpack-runtime.js']);
      expect(
        compilation.chunkGroups.map(({ name }) => name),
        time,
      ).toContain('component---page');
      expect(hash, time).toBe(bundle.stats.hash);
      for (const { name, info } of assets)
        expect([name, typeof info], time).toEqual([name, 'object']);
    }
  });

  it('have another hash when one of them is another', async () => {
    const [first, same] = [await build(), await build()];
    write('worker.js', 'postMessage("another");');
    const other = await build();
    expect(same.stats.hash).toBe(first.stats.hash);
    expect(other.stats.hash).not.toBe(first.stats.hash);
    expect([...first.stats.compilation.fileDependencies]).toContain(at('worker.js'));
  });

  it('pass on what is suspicious', async () => {
    write('page.js', 'console.log(require(location.hash));');
    const { stats } = await build();
    expect(stats.hasWarnings()).toBe(true);
    expect(stats.toJson?.({}).warnings).toEqual([
      expect.stringMatching(/page\.js[^]*dependency is an expression/),
    ]);
  });

  it.each([
    ['syntax', 'const = 1;', /page\.js[^]*Unexpected token/],
    [
      'an export',
      'import { missing } from "./queried"; console.log(missing);',
      /page\.js[^]*'missing' \(imported as 'missing'\) was not found/,
    ],
    ['a name', 'import "./not-there";', /page\.js[^]*Can't resolve '\.\/not-there'/],
  ])('end the build with what Gatsby shows of a mistake: %s', async (_what, text, message) => {
    write('page.js', text);
    await expect(build()).rejects.toEqual([
      expect.objectContaining({
        message: expect.stringMatching(message) as string,
      }),
    ]);
  });

  it('end the build when Gatsby has other plugins, and say where to look', async () => {
    await expect(build({ plugins: [mapper] })).rejects.toThrow('GatsbyWebpackStatsExtractor');
    await expect(build({ plugins: [extractor] })).rejects.toThrow('StaticQueryMapper');
  });
});
