import fs from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder';
import { KeptBundles } from './kept-bundles';

const { at, write } = temporaryFolder('qsc-bundles-');

/** What a build knows of the one before. */
function site(): KeptBundles {
  return new KeptBundles(at(''), ({ stats }) => ({
    renderPageHash: 'of pages',
    templateHashes: Object.fromEntries(
      [...stats.compilation.chunkGroups].map(({ name }) => [String(name), `of ${name}`]),
    ),
  }));
}

const settings = (more: object = {}) => ({
  name: 'build-javascript',
  entry: './src/app.ts',
  output: { path: at('public') },
  cache: { version: '1' },
  plugins: [{ definitions: { __PATH_PREFIX__: '""' } }],
  ...more,
});

/** What webpack does: a script of one source. */
function webpack({ hasWarnings = false } = {}) {
  return vi.fn(() => {
    write('public/app-1.js', `made of ${fs.readFileSync(at('src/app.ts'), 'utf8')}`);
    for (const file of ['webpack.stats.json', 'chunk-map.json']) write(`public/${file}`, file);
    return Promise.resolve({
      stats: {
        hash: 'h',
        hasErrors: () => false,
        hasWarnings: () => hasWarnings,
        compilation: {
          assets: { 'app-1.js': {} },
          chunkGroups: [{ name: 'app' }],
          fileDependencies: [at('src/app.ts'), at('src'), at('node_modules/x/index.js')],
        },
      },
      close: () => Promise.resolve(),
    });
  });
}

/** Builds once to the end, and changes something. @returns whether webpack is asked again */
async function isBuiltAgain(change: () => void, next = settings(), build = webpack()) {
  const first = site();
  await first.bundle(settings(), build);
  first.write();
  change();
  const calls = build.mock.calls.length;
  await site().bundle(next, build);
  return build.mock.calls.length > calls;
}

beforeEach(() => void write('src/app.ts', 'one'));

describe('bundles of the build before', () => {
  it('are said again, with the files that the steps after them read', async () => {
    const build = webpack();
    const first = site();
    await first.bundle(settings(), build);
    first.write();
    fs.rmSync(at('public/webpack.stats.json'));
    const { stats } = await site().bundle(settings(), build);
    expect(build).toHaveBeenCalledTimes(1);
    expect([stats.hash, stats.hasErrors(), stats.hasWarnings()]).toEqual(['h', false, false]);
    expect([...stats.compilation.chunkGroups]).toEqual([
      expect.objectContaining({ name: 'app', chunks: [{ hash: 'of app' }] }),
      expect.objectContaining({ name: 'render-page', chunks: [{ hash: 'of pages' }] }),
    ]);
    expect(fs.readFileSync(at('public/webpack.stats.json'), 'utf8')).toBe('webpack.stats.json');
  });

  it.each<[string, () => void, object?]>([
    ['a source is another', () => write('src/app.ts', 'two')],
    ['a source is gone', () => fs.rmSync(at('src/app.ts'))],
    ['there is one more source', () => write('src/app/index.ts', '')],
    ['a script is gone', () => fs.rmSync(at('public/app-1.js'))],
    ['a script was written half', () => write('public/app-1.js', 'm')],
    ['a setting is another', () => undefined, { plugins: [{ definitions: { x: '1' } }] }],
    ['it is to have source maps', () => undefined, { devtool: 'source-map' }],
    ['packages are others', () => undefined, { cache: { version: '2' } }],
    ['its record is damaged', () => write('.cache/kept-bundles/build-javascript.json', '{')],
  ])('are made again when %s', async (_name, change, more = {}) => {
    const build = webpack();
    const again = isBuiltAgain(change, settings(more), build);
    // Without its source webpack fails as well: what counts is that it was asked.
    await expect(again.catch(() => build.mock.calls.length > 1)).resolves.toBe(true);
  });

  it('are not made again when a package or another part of the site is another', async () => {
    const change = () => {
      write('node_modules/x/index.js', 'changed');
      write('content/docs/a.mdx', 'changed');
    };
    await expect(isBuiltAgain(change)).resolves.toBe(false);
  });

  it('are made again when the build before did not come to its end, or scripts have warnings', async () => {
    const [build, warning] = [webpack(), webpack({ hasWarnings: true })];
    await site().bundle(settings(), build);
    await site().bundle(settings(), build);
    expect(build).toHaveBeenCalledTimes(2);
    await expect(isBuiltAgain(() => undefined, settings(), warning)).resolves.toBe(true);
  });
});
