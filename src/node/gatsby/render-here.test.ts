import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderHere } from './render-here';

// Its other logger draws in the terminal.
vi.stubEnv('GATSBY_LOGGER', 'yurnalist');
const require = createRequire(import.meta.url);
const gatsby = path.join(path.dirname(require.resolve('gatsby/package.json')), 'dist');
const workers = require(`${gatsby}/utils/worker/pool.js`) as { create: () => Pool };
const { create } = workers;

type Functions = Record<string, (...args: unknown[]) => unknown>;
interface Pool {
  single: Functions;
  all: Functions;
}

async function poolOfOne(): Promise<Pool> {
  vi.stubEnv('GATSBY_CPU_COUNT', '1');
  await renderHere();
  return workers.create();
}

afterEach(() => {
  workers.create = create;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** What Gatsby calls of the pool while one processor builds a site: `single.renderHTMLProd`. */
function calledByGatsby(): string[] {
  const files = ['bootstrap/index.js', 'commands/build.js', 'commands/build-html.js'];
  const calls = files
    .map((file) => fs.readFileSync(path.join(gatsby, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/workerPool\.((?:single\.|all\.)?\w+)/g)])
    .map(([, name = '']) => name);
  // With React's server components only, which the site does not have.
  return [...new Set(calls)].filter((name) => name !== 'single.renderPartialHydrationProd');
}

describe("Gatsby's other processes", () => {
  it('are as Gatsby has them where there are more processors', async () => {
    vi.stubEnv('GATSBY_CPU_COUNT', '3');
    await renderHere();
    expect(workers.create).toBe(create);
  });

  it('are not started for one processor', async () => {
    const pool = await poolOfOne();
    expect(pool).not.toHaveProperty('workers');
    const names = calledByGatsby();
    expect(names).toContain('single.renderHTMLProd');
    for (const name of names) expect(pool).toHaveProperty(name, expect.any(Function));
  });

  it('have one that stands for them, which renders in turn and goes on after a page that fails', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-render-'));
    const renderer = path.join(folder, 'render.cjs');
    fs.writeFileSync(
      renderer,
      `exports.default = ({ pagePath }) => {
        if (pagePath === '/bad') throw new Error('no such page');
        return Promise.resolve('<p>' + pagePath);
      };`,
    );
    const { renderHTMLDev } = (await poolOfOne()).single;
    // Loaded before, where the site is: other tests share what is loaded.
    require(`${gatsby}/utils/worker/child/render-html.js`);
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    const render = (...paths: string[]) =>
      renderHTMLDev?.({ htmlComponentRendererPath: renderer, paths, envVars: [], sessionId: 1 });
    const [bad, good] = await Promise.allSettled([render('/bad'), render('/a', '/b')]);
    expect(bad).toMatchObject({ status: 'rejected', reason: { context: { path: '/bad' } } });
    expect(good?.status).toBe('fulfilled');
    const written = path.join(folder, '.cache/develop-html/b/index.html');
    expect(fs.readFileSync(written, 'utf8')).toBe('<p>/b');
    fs.rmSync(folder, { recursive: true });
  });
});
