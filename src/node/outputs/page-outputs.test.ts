import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { docNode } from '../../test/doc-node';
import type { PageNode } from '../data/gatsby-nodes';
import { FileCache } from '../source/workers/file-cache';
import { pageOutputs, type OutputArgs } from './page-outputs';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'qsc-outputs-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

const file = 'content/docs/a.md';
const other = 'content/docs/b.md';

const page = (contentDigest: string) =>
  docNode({ file, path: '/docs/a', internal: { type: 'DocPage', contentDigest } });

/** A site of two pages, one of which links to the other. */
function site() {
  const mdx = { body: 'See [the other page](./b.md).\n' };
  const cache = new FileCache(fs.mkdtempSync(path.join(root, 'site-')));
  const args: OutputArgs = {
    getNode: () => mdx,
    graphql: () => Promise.reject(new Error('no page has a picture')),
  };
  const output = async (node: PageNode, { route = '/docs/b', markdown = [] as string[] } = {}) => {
    const tables = {
      routes: new Map([[other, route]]),
      markdownRoutes: new Set(markdown),
      pathPrefix: '',
    };
    const [made] = await pageOutputs([node], tables, args, cache);
    if (!made) throw new Error('There is no output.');
    return made;
  };
  return { output, mdx, cache };
}

/** Cached texts get a mark, by which a page that is not written again is known. */
function mark({ folder }: FileCache): void {
  for (const name of fs.readdirSync(folder)) {
    const cached = path.join(folder, name);
    fs.writeFileSync(cached, fs.readFileSync(cached, 'utf8').replaceAll('See [', 'Cached ['));
  }
}

describe('what the files beside the pages hold of a page', () => {
  it('is cached while nothing of it changes', async () => {
    const { output, cache } = site();
    const first = await output(page('1'));
    expect(first.markdown).toContain('See [the other page](https://docs.example.org/docs/b)');
    expect(first.entry.links).toEqual(['https://docs.example.org/docs/b']);
    expect(await output(page('1'))).toEqual(first);
    mark(cache);
    expect((await output(page('1'))).markdown).toContain('Cached [the other page]');
  });

  it('is made again when the page changes', async () => {
    const { output, mdx, cache } = site();
    await output(page('1'));
    mark(cache);
    mdx.body = 'Another text.\n';
    expect((await output(page('2'))).markdown).toContain('Another text.');
  });

  it('is made again when a page that it links to has another address', async () => {
    const { output, cache } = site();
    await output(page('1'));
    mark(cache);
    const { markdown, entry } = await output(page('1'), { route: '/docs/moved' });
    expect(markdown).toContain('See [the other page](https://docs.example.org/docs/moved)');
    expect(entry.links).toEqual(['https://docs.example.org/docs/moved']);
  });

  it('is made again when a page that it links to gets a Markdown page', async () => {
    const { output, cache } = site();
    await output(page('1'));
    mark(cache);
    const { markdown } = await output(page('1'), { markdown: ['/docs/b'] });
    expect(markdown).toContain('See [the other page](https://docs.example.org/docs/b.md)');
  });
});
