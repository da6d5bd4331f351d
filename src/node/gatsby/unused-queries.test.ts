import type { PreprocessSourceArgs } from 'gatsby';
import { expect, it, vi } from 'vitest';

it('only a build hides queries, and only those of templates without a page', async () => {
  const read = async (environment: string, filename: string) => {
    vi.stubEnv('NODE_ENV', environment);
    vi.resetModules();
    const { preprocessSource } = await import('./unused-queries');
    const store = {
      getState: () => ({ components: new Map([['/site/src/templates/doc.tsx', {}]]) }),
    };
    const args = { filename, contents: 'x', store } as unknown as PreprocessSourceArgs;
    return preprocessSource?.(args, { plugins: [] }, () => undefined);
  };
  expect(await read('production', '/site/src/templates/blog-post.tsx')).toBe('export {}');
  expect(await read('production', '/site/src/templates/doc.tsx')).toBeUndefined();
  expect(await read('production', '/site/src/pages/search.tsx')).toBeUndefined();
  expect(await read('development', '/site/src/templates/blog-post.tsx')).toBeUndefined();
  vi.unstubAllEnvs();
});
