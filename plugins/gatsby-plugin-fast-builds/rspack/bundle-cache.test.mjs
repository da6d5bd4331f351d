import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.mjs';
import { BundleCache } from './bundle-cache.mjs';

const { at, write } = temporaryFolder();

/** Gatsby's state after a build. */
const state = { flattenedPlugins: [], staticQueriesByTemplate: new Map([['template.tsx', []]]) };

/** The cache as a build finds it. */
const newBuild = (changes = {}) => new BundleCache(at(''), () => ({ ...state, ...changes }));

const settings = (more = {}) => ({
  name: 'build-javascript',
  entry: './src/app.ts',
  output: { path: at('public') },
  plugins: [{ definitions: { __PATH_PREFIX__: '""' } }],
  ...more,
});

const groups = { app: 'of app', 'render-page': 'of render-page' };

/** A bundler: makes a script of one source. */
const bundler = (warnings = []) =>
  vi.fn(() => {
    write('public/app-1.js', `made of ${fs.readFileSync(at('src/app.ts'), 'utf8')}`);
    for (const file of ['webpack.stats.json', 'chunk-map.json']) write(`public/${file}`, file);
    const files = [at('src/app.ts'), at('src'), at('node_modules/x/index.js')];
    return Promise.resolve({ hash: 'h', groups, assets: ['app-1.js'], files, warnings });
  });

/** Builds to the end, changes something, and builds again. @returns how often the bundler ran in the second build */
async function runsAfter(change, { next = settings(), changes = {}, build = bundler() } = {}) {
  const first = newBuild();
  await first.bundle(settings(), build);
  first.write();
  change();
  build.mockClear();
  // Without its source the bundler fails: it ran all the same.
  await newBuild(changes)
    .bundle(next, build)
    .catch(() => undefined);
  return build.mock.calls.length;
}

beforeEach(() => {
  write('src/app.ts', 'one + process.env.GATSBY_ONE + process.env["GATSBY_TWO"]');
  vi.stubEnv('GATSBY_ACTIVE_ENV', 'production');
});
afterEach(() => vi.unstubAllEnvs());

describe('bundles of the last build', () => {
  it('are returned, with the files that later steps read', async () => {
    const build = bundler();
    const first = newBuild();
    await first.bundle(settings(), build);
    first.write();
    fs.rmSync(at('public/webpack.stats.json'));
    const bundle = await newBuild().bundle(settings(), build);
    expect(build).toHaveBeenCalledTimes(1);
    expect(bundle).toMatchObject({ hash: 'h', groups, files: ['src/app.ts'] });
    expect(fs.readFileSync(at('public/webpack.stats.json'), 'utf8')).toBe('webpack.stats.json');
  });

  it.each([
    ['a source is edited', () => write('src/app.ts', 'two')],
    ['a source is deleted', () => fs.rmSync(at('src/app.ts'))],
    ['src has a file of a new name', () => write('src/app/index.ts', '')],
    ['a written file is missing', () => fs.rmSync(at('public/app-1.js'))],
    ['a written file is incomplete', () => write('public/app-1.js', 'm')],
    ['a variable that a source reads changes', () => vi.stubEnv('GATSBY_ONE', '1')],
    ['a variable that a source reads by a string changes', () => vi.stubEnv('GATSBY_TWO', '2')],
    ['the file of variables changes', () => write('.env.production', 'GATSBY_ONE=1')],
    ['packages are updated', () => write('package-lock.json', '{"a": 2}')],
    ['the site is configured otherwise', () => write('gatsby-config.ts', 'export default {}')],
    ['the site names other browsers', () => write('package.json', '{"browserslist": []}')],
    ['the cache is damaged', () => write('.cache/.fast-builds/build-javascript.json', '{')],
    [
      'the cache is of another form',
      () => write('.cache/.fast-builds/build-javascript.json', 'null'),
    ],
  ])('are built again when %s', async (_what, change) => {
    expect(await runsAfter(change)).toBe(1);
  });

  it.each([
    ['definitions', { next: { plugins: [{ definitions: { x: '1' } }] } }],
    ['source maps', { next: { devtool: 'source-map' } }],
    ['plugins', { changes: { flattenedPlugins: [{ name: 'a-plugin', version: '2' }] } }],
    ['queries, which Gatsby has dropped', { changes: { staticQueriesByTemplate: new Map() } }],
  ])('are built again with other %s', async (_what, { next, changes }) => {
    const input = { next: settings(next), changes };
    expect(await runsAfter(() => undefined, input)).toBe(1);
  });

  it('are not built again for another package file, content, or variable that no source reads', async () => {
    const change = () => {
      write('node_modules/x/index.js', 'changed');
      write('content/a.mdx', 'changed');
      vi.stubEnv('GATSBY_OTHER', '1');
    };
    const next = settings({
      plugins: [
        { definitions: { __PATH_PREFIX__: '""', 'process.env.GATSBY_OTHER': '"1"' } },
        { options: {} },
      ],
    });
    expect(await runsAfter(change, { next })).toBe(0);
  });

  it('are built again when the last build did not end, or when scripts had warnings', async () => {
    const build = bundler();
    await newBuild().bundle(settings(), build);
    await newBuild().bundle(settings(), build);
    expect(build).toHaveBeenCalledTimes(2);
    expect(await runsAfter(() => undefined, { build: bundler(['suspicious']) })).toBe(1);
  });

  it('are built again when a source was edited while they were built', async () => {
    const bundle = bundler();
    const build = vi.fn(async () => {
      const result = await bundle();
      // The file system counts time in ticks of some milliseconds.
      await sleep(20);
      write('src/app.ts', 'two');
      return result;
    });
    expect(await runsAfter(() => undefined, { build })).toBe(1);
  });
});

it('a bundle is made when Gatsby has no list of plugins, and none is cached', async () => {
  const build = bundler();
  const cache = new BundleCache(at(''), () => ({}));
  await cache.bundle(settings(), build);
  cache.write();
  await cache.bundle(settings(), build);
  expect(build).toHaveBeenCalledTimes(2);
});
