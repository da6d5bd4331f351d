import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copiedGatsby, gatsbyFolder } from '../test/copied-gatsby.mjs';
import { temporaryFolder } from '../test/temporary-folder.mjs';
import { inProcessRendering } from './in-process-rendering.mjs';

const { at, write } = temporaryFolder();

beforeEach(() => void vi.stubEnv('GATSBY_CPU_COUNT', undefined));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The pool that Gatsby creates without the hook, and with it. */
function pools(processors) {
  const gatsby = copiedGatsby();
  const workers = gatsby.load('utils/worker/pool');
  const { create } = workers;
  vi.spyOn(os, 'availableParallelism').mockReturnValue(processors);
  inProcessRendering(gatsby);
  return { create, changed: workers.create };
}

/** What Gatsby calls of its pool where the main process runs queries: `single.renderHTMLProd`. */
function calledByGatsby() {
  const files = ['bootstrap/index', 'commands/build', 'commands/build-html', 'utils/start-server'];
  const calls = files
    .map((file) => fs.readFileSync(path.join(gatsbyFolder, `dist/${file}.js`), 'utf8'))
    .flatMap((text) => [...text.matchAll(/workerPool\.((?:single\.|all\.)?\w+)/g)])
    .map(([, name]) => name);
  return [...new Set(calls)];
}

describe('rendering in the main process', () => {
  it('leaves the worker processes of Gatsby where there are more than two processors', () => {
    const { create, changed } = pools(3);
    expect(changed).toBe(create);
    expect(process.env.GATSBY_CPU_COUNT).toBeUndefined();
  });

  it('counts the processors that Gatsby is configured to use', () => {
    vi.stubEnv('GATSBY_CPU_COUNT', '4');
    const { create, changed } = pools(1);
    expect(changed).toBe(create);
    expect(process.env.GATSBY_CPU_COUNT).toBe('4');
  });

  it('has all that Gatsby calls of its pool, without worker processes', () => {
    const pool = pools(2).changed();
    expect(process.env.GATSBY_CPU_COUNT).toBe('1');
    expect(pool).not.toHaveProperty('workers');
    const names = calledByGatsby();
    expect(names).toContain('single.renderHTMLProd');
    for (const name of names) expect(pool).toHaveProperty(name, expect.any(Function));
  });

  it('renders pages one after the other, also after one that fails', async () => {
    const renderer = write(
      'render.cjs',
      `exports.default = ({ pagePath }) => {
        if (pagePath === '/bad') throw new Error('no such page');
        return Promise.resolve('<p>' + pagePath);
      };`,
    );
    const { renderHTMLDev } = pools(1).changed().single;
    vi.spyOn(process, 'cwd').mockReturnValue(at(''));
    const render = (...paths) =>
      renderHTMLDev({ htmlComponentRendererPath: renderer, paths, envVars: [], sessionId: 1 });
    const [bad, good] = await Promise.allSettled([render('/bad'), render('/a', '/b')]);
    expect(bad).toMatchObject({ status: 'rejected', reason: { context: { path: '/bad' } } });
    expect(good.status).toBe('fulfilled');
    expect(fs.readFileSync(at('.cache/develop-html/b/index.html'), 'utf8')).toBe('<p>/b');
  });
});
